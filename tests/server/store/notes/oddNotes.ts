import { commentId, type CommentItem } from "#server/store/notes/CommentItem.ts";
import { timestampOf } from "#server/store/notes/timestamps.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";

export interface OddNotes {
  readonly reviews: string;
  readonly discuss: string;
}

const TEXTS = [
  "plain words",
  "a < b && c > d",
  "line\nbreaks\r\n\tand tabs",
  "\u2028 and \u2029",
  'quotes " and \\ and /',
  "\u0000\u0001\u001f\u007f",
  "caf\u00e9 \u4e2d\u6587 \u{1f600} e\u0301",
  "\\u003c \\b \\\\f",
  "\ufffd\ufeff\uffff",
  "```suggestion\nx\n```",
];
const PEOPLE = ["ann@example.com", "bob@example.com", "\u00e7y@example.com", ""];
const BITS = [true, false, null];
const OTHERS = ['"x":1', '"X":[{"v":[]}]', '"galley":{"key":"k_00000001"}', '"":""', '"version":1', '"resolve":"d"'];
const SPOILT = [
  '"v":1',
  '"v":"0"',
  '"timestamp":17',
  '"author":null,"description":[]',
  '"location":[]',
  '"resolved":0',
];

/** Chooses and spells at random, in a way that the seed determines. */
class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  is(share: number): boolean {
    return this.#random() < share;
  }

  one<Item>(items: readonly Item[], otherwise: Item): Item {
    return items[this.below(items.length)] ?? otherwise;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.#random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
}

function spellText(text: string, chance: Chance): string {
  const spelt = [...text].map((character) => {
    const plain = JSON.stringify(character).slice(1, -1);
    if (character === "/" && chance.is(0.5)) return "\\/";
    if (character === "\ufffd" && chance.is(0.5)) return chance.one(["\\ud83d", "\\uDC00"], "");
    if (!chance.is(0.1)) return plain;
    return Array.from({ length: character.length }, (_, at) => {
      return `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
    }).join("");
  });
  return `"${spelt.join("")}"`;
}

function spellName(name: string, chance: Chance): string {
  const letters = [...name].map((letter) => (chance.is(0.1) ? letter.toUpperCase() : letter));
  return spellText(chance.is(0.05) ? name.replace("s", "\u017f") : letters.join(""), chance);
}

type Fields = readonly (readonly [name: string, value: string])[];

/** Writes an object with its members in any order and spelling, sometimes twice or with others between. */
function spell(fields: Fields, chance: Chance, others: readonly string[]): string {
  const space = () => (chance.is(0.1) ? " " : chance.is(0.05) ? "\t" : "");
  const members = chance.shuffled(fields).flatMap(([name, value]) => {
    const one = `${spellName(name, chance)}${space()}:${space()}${value}`;
    if (chance.is(0.05)) return [`${spellName(name, chance)}:null`, one];
    return chance.is(0.05) && !value.startsWith("{") && value !== "true" && value !== "false"
      ? [one, `${spellName(name, chance)}:null`]
      : [one];
  });
  for (const other of others) members.splice(chance.below(members.length + 1), 0, other);
  return `${space()}{${members.map((member) => `${space()}${member}${space()}`).join(",")}}${space()}`;
}

function fieldsOf(item: Omit<CommentItem, "id">, chance: Chance): Fields {
  const text = (name: string, value: string): Fields =>
    value === "" && chance.is(0.7) ? [] : [[name, spellText(value, chance)]];
  const range = item.location?.range ?? null;
  const numbers = Object.entries(range ?? {}).filter(([, line]) => line > 0 || chance.is(0.3));
  const ranges: Fields = numbers.map(([name, line]) => [name, String(line)]);
  const location: Fields = [
    ...text("commit", item.location?.commit ?? ""),
    ...text("path", item.location?.path ?? ""),
    ...(range ? [["range", spell(ranges, chance, [])] as const] : []),
  ];
  return [
    ...text("timestamp", item.timestamp),
    ...text("author", item.author),
    ...text("original", item.original),
    ...text("parent", item.parent),
    ...(item.location ? [["location", spell(location, chance, [])] as const] : []),
    ...text("description", item.description),
    ...(item.resolved === null ? [] : [["resolved", String(item.resolved)] as const]),
  ];
}

function oddComment(index: number, earlier: readonly string[], chance: Chance): Omit<CommentItem, "id"> {
  const link = chance.below(10);
  const other = chance.is(0.05) ? "f".repeat(40) : chance.one(earlier, "");
  const range = {
    startLine: chance.one([0, 1, 7, 4_294_967_295], 0),
    startColumn: chance.one([0, 0, 3], 0),
    endLine: chance.one([0, 9], 0),
    endColumn: chance.one([0, 0, 80], 0),
  };
  const commit = chance.one(["a".repeat(40), ""], "");
  const path = chance.one(["", "src/a.js", "d\u00fc/<&>"], "");
  return {
    // Each edit has a different second: of two edits in one second git-appraise takes either.
    timestamp: timestampOf(1_700_000_000 + (link === 0 ? index : Math.floor(index / 8) * 8)),
    author: chance.one(PEOPLE, ""),
    original: link === 0 ? other : "",
    parent: link > 0 && link < 7 ? other : "",
    location: chance.is(0.6) ? { commit, path, range: chance.is(0.7) ? range : null } : null,
    description: `${index} ${chance.one(TEXTS, "")}`,
    resolved: chance.one(BITS, null),
    extras: {},
  };
}

/**
 * Generates the notes of one review, with `count` comments that answer and edit each other, written in every way that
 * Go's parser accepts, with damaged lines between. The same seed generates the same notes.
 */
export function oddNotes(seed: number, count: number): OddNotes {
  const chance = new Chance(seed);
  const ids: string[] = [];
  const lines: string[] = [];
  for (let index = 1; index <= count; index++) {
    const item = oddComment(index, ids.slice(-12), chance);
    const others = chance.is(0.2) ? [chance.one(OTHERS, "")] : [];
    const spoilt = chance.is(0.05) ? [chance.one(SPOILT, "")] : [];
    lines.push(spell(fieldsOf(item, chance), chance, [...others, ...spoilt]), chance.is(0.1) ? "\r" : "");
    ids.push(commentId(item));
  }
  const requests = [2, 1, 3].map((index) => {
    const fields: Fields = [
      ["timestamp", spellText(timestampOf(1_700_000_000 + index), chance)],
      ["targetRef", spellText("refs/heads/main", chance)],
      ["requester", spellText("ann@example.com", chance)],
      ["reviewers", '["bob@example.com"]'],
      ["description", spellText(`${index} ${chance.one(TEXTS, "")}`, chance)],
    ];
    return spell(fields, chance, [chance.one(OTHERS, "")]);
  });
  return { reviews: requests.join("\n"), discuss: chance.shuffled(lines).join("\n") };
}

import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import { isOid, type Oid } from "#server/git/oid.ts";

/** Folds the case of a name as Go does: simple case folding, in which two letters outside ASCII fold into ASCII. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll("\u017f", "s");
}

/** Converts text as Go does: lone surrogates and invalid UTF-8 become U+FFFD. */
function wellFormed(text: string): string {
  return /[\ud800-\udfff]/u.test(text) ? text.replace(/\p{Surrogate}/gu, "\ufffd") : text;
}

function asText(json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "string") throw new SyntaxError("A string was expected.");
  return wellFormed(value);
}

/**
 * A JSON object, read as Go fills a struct: names match in any case, later members override earlier ones, null counts
 * as absent, and a value of a wrong type (a SyntaxError here) rejects the whole object. Unknown members are ignored.
 */
export class GoObject {
  readonly #members: readonly JsonMember[];
  readonly #byName = new Map<string, string[]>();

  private constructor(members: readonly JsonMember[]) {
    this.#members = members;
    for (const { name, text } of members) {
      const key = folded(name);
      const known = this.#byName.get(key);
      if (known === undefined) this.#byName.set(key, [text]);
      else known.push(text);
    }
  }

  /** Parses a line as one document, or throws a SyntaxError. Linear in its length. */
  static parse(line: string): GoObject {
    const text = wellFormed(line);
    if (isNestedTooDeep(text)) throw new SyntaxError("The document is nested too deeply.");
    const value: unknown = JSON.parse(text);
    if (value === null) return new GoObject([]);
    if (typeof value !== "object" || Array.isArray(value)) throw new SyntaxError("An object was expected.");
    return new GoObject(jsonMembers(text));
  }

  text(name: string): string {
    return this.#values(name).reduce((before, json) => (json === "null" ? before : asText(json)), "");
  }

  texts(name: string): readonly string[] {
    let texts: readonly string[] = [];
    for (const json of this.#values(name)) {
      const value: unknown = JSON.parse(json);
      if (value !== null && !Array.isArray(value)) throw new SyntaxError("A list of strings was expected.");
      texts = (value ?? []).map((one: unknown) => {
        if (one !== null && typeof one !== "string") throw new SyntaxError("A list of strings was expected.");
        return wellFormed(one ?? "");
      });
    }
    return texts;
  }

  boolean(name: string): boolean | null {
    let value: boolean | null = null;
    for (const json of this.#values(name)) {
      if (json !== "true" && json !== "false" && json !== "null") throw new SyntaxError("True or false was expected.");
      value = json === "null" ? null : json === "true";
    }
    return value;
  }

  /** Reads a whole number from 0 to 2^32 - 1, written as such: `1.0` and `1e0` are rejected. */
  uint32(name: string): number {
    return this.#values(name).reduce((before, json) => {
      if (json === "null") return before;
      if (!/^\d{1,10}$/u.test(json) || Number(json) > 0xffff_ffff)
        throw new SyntaxError("A whole number was expected.");
      return Number(json);
    }, 0);
  }

  isZero(name: string): boolean {
    const numbers = this.#values(name).filter((json) => json !== "null");
    if (!numbers.every((json) => /^-?\d+$/u.test(json))) throw new SyntaxError("A whole number was expected.");
    return /^-?0$/u.test(numbers.at(-1) ?? "0");
  }

  /** Reads an object. If the member is repeated, merges the objects after the last null. */
  object(name: string): GoObject | null {
    let members: JsonMember[] | null = null;
    for (const json of this.#values(name)) {
      if (json !== "null" && !json.startsWith("{")) throw new SyntaxError("An object was expected.");
      members = json === "null" ? null : [...(members ?? []), ...jsonMembers(json)];
    }
    return members && new GoObject(members);
  }

  /** Reads the last member of exactly this name, as JavaScript does. */
  extras(name: string): unknown {
    const json = this.#members.findLast((member) => member.name === name)?.text;
    return json === undefined ? undefined : JSON.parse(json);
  }

  #values(name: string): readonly string[] {
    return this.#byName.get(name.toLowerCase()) ?? [];
  }
}

/** One member of a JSON object: its name, and its value as source text. */
interface JsonMember {
  readonly name: string;
  readonly text: string;
}

const END_OF_WORD = /[\s,}\]]/gu;

/** Returns the index just after the closing quote of a string. */
function endOfString(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    let before = quote - 1;
    while (text[before] === "\\") before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    from = quote + 1;
  }
}

/** Returns the end of a value that is not a string. */
function endOfValue(text: string, start: number): number {
  if (text[start] !== "{" && text[start] !== "[") {
    END_OF_WORD.lastIndex = start;
    return END_OF_WORD.exec(text)?.index ?? text.length;
  }
  let depth = 0;
  for (let at = start; ; at += 1) {
    const mark = text[at];
    if (mark === '"') at = endOfString(text, at) - 1;
    else if (mark === "{" || mark === "[") depth += 1;
    else if ((mark === "}" || mark === "]") && --depth === 0) return at + 1;
  }
}

/** Valid JSON has no other characters below U+0021 between its values. */
function afterSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/**
 * Splits a JSON object into its members, in order, duplicates included. `JSON.parse` would drop duplicates and lose how
 * numbers are written, on which other tools depend. The text must be valid JSON. Linear in its length.
 */
export function jsonMembers(text: string): readonly JsonMember[] {
  const members: JsonMember[] = [];
  let at = afterSpace(text, text.indexOf("{") + 1);
  while (text[at] === '"') {
    const nameEnd = endOfString(text, at);
    const name: unknown = JSON.parse(text.slice(at, nameEnd));
    const start = afterSpace(text, text.indexOf(":", nameEnd) + 1);
    const end = text[start] === '"' ? endOfString(text, start) : endOfValue(text, start);
    members.push({ name: String(name), text: text.slice(start, end) });
    at = afterSpace(text, end);
    if (text[at] === ",") at = afterSpace(text, at + 1);
  }
  return members;
}

/** Nesting depth from which Go's reader rejects a document. */
const DEPTH_MAX = 10_000;

const MARK = /["\\[\]{}]/gu;

/** Returns true if objects and lists are nested deeper than git-appraise reads: such text would take long to parse. */
export function isNestedTooDeep(json: string): boolean {
  if (json.length <= DEPTH_MAX) return false;
  let depth = 0;
  let isInText = false;
  MARK.lastIndex = 0;
  for (let found = MARK.exec(json); found !== null; found = MARK.exec(json)) {
    const [mark] = found;
    if (mark === '"') isInText = !isInText;
    else if (mark === "\\") MARK.lastIndex += 1;
    else if (!isInText) depth += mark === "{" || mark === "[" ? 1 : -1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/** A value as Go's `encoding/json` writes it from a struct: members in the given order, absent ones left out. */
export type GoJson = string | number | boolean | readonly GoJson[] | { readonly [name: string]: GoJson | undefined };

/** Characters that Go writes differently than JavaScript: `<`, `>`, `&`, U+2028, U+2029, backspace and form feed. */
const DIFFERENT = /\\\\|\\b|\\f|[<>&\u2028\u2029]/gu;

function asGo(text: string): string {
  if (text === "\\\\") return text;
  const character = text === "\\b" ? "\b" : text === "\\f" ? "\f" : text;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Writes a value byte for byte as git-appraise does in Go, so that hashes agree. Text must be well-formed. Go before
 * 1.22 writes backspace and form feed as `\u0008` and `\u000c`, as this does; newer versions write `\b` and `\f`.
 * Linear in the value's size.
 */
export function goJson(value: GoJson): string {
  return JSON.stringify(value).replace(DIFFERENT, asGo);
}

const REFUSED =
  "A text of the review contains a backspace, a form feed, half a surrogate pair or invalid UTF-8, which reviews cannot store.";

const UNWRITABLE = /[\b\f]|\p{Surrogate}/u;

/**
 * Fails as BAD_INPUT if a nested text cannot be read back identically by every tool: if it is not well-formed, or
 * contains backspace or form feed, which versions of Go write differently, so that they disagree on a comment's id.
 */
export function requireWritable(value: GoJson | undefined): void {
  if (typeof value === "string") {
    if (UNWRITABLE.test(value)) throw new GalleyError("BAD_INPUT", REFUSED);
  } else if (typeof value === "object") {
    for (const one of Object.values(value)) requireWritable(one);
  }
}

const KEY = /^[\w-]{8,64}$/u;
const NAME_MAX = 256;
const LINES_MAX = 2000;
const LINE_MAX = 16_384;
export const WEB_ADDRESS = /^https?:\/\/[^\s"<>\\]{1,2000}$/u;

/**
 * Reads the `galley` member of a line, in which other programs may have written anything: invalid values are treated as
 * absent.
 */
export class ExtrasReader {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown) {
    this.#fields = isRecord(value) ? value : {};
  }

  key(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && KEY.test(value) ? value : undefined;
  }

  name(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && value !== "" && value.length <= NAME_MAX ? value : undefined;
  }

  oid(name: string): Oid | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && isOid(value) ? value : undefined;
  }

  count(name: string, least: number): number | undefined {
    const value = this.#fields[name];
    return typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined;
  }

  lines(name: string): readonly string[] | undefined {
    const value = this.#fields[name];
    if (!Array.isArray(value) || value.length > LINES_MAX) return undefined;
    const lines = value.filter((line) => typeof line === "string" && line.length <= LINE_MAX);
    return lines.length === value.length ? lines : undefined;
  }

  oneOf<Known extends string>(name: string, values: readonly Known[]): Known | undefined {
    const value = this.#fields[name];
    return values.find((known) => known === value);
  }

  /** Reads who imported a line, of one that came by mail its Message-ID, and of one from a forge its address there. Nobody verified its author. */
  imported(name: string) {
    const fields = this.below(name);
    const by = fields.name("by");
    return by === undefined
      ? undefined
      : { by, ...present({ mail: fields.name("mail"), from: fields.matching("from", WEB_ADDRESS) }) };
  }

  matching(name: string, pattern: RegExp): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && value.length <= LINE_MAX && pattern.test(value) ? value : undefined;
  }

  below(name: string): ExtrasReader {
    return new ExtrasReader(this.#fields[name]);
  }

  isTrue(name: string): true | undefined {
    return this.#fields[name] === true ? true : undefined;
  }
}

export type Imported = NonNullable<ReturnType<ExtrasReader["imported"]>>;

/** The same members without `undefined`. */
type Present<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const defined: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {};
  for (const name in fields) {
    const value = fields[name];
    if (isPresent(value)) defined[name] = value;
  }
  return defined;
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}

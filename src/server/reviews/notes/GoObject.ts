import { isNestedTooDeep } from "./isNestedTooDeep.ts";
import { jsonMembers, type JsonMember } from "./jsonMembers.ts";

/** Names are the same to Go when simple case folding makes them so; two letters outside ASCII fold into it. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll("\u017f", "s");
}

/** Text as Go keeps it: half a surrogate pair, or a byte that is not UTF-8, becomes U+FFFD. */
function wellFormed(text: string): string {
  return /[\ud800-\udfff]/u.test(text) ? text.replace(/\p{Surrogate}/gu, "\ufffd") : text;
}

function asText(json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "string") throw new SyntaxError("A text was expected.");
  return wellFormed(value);
}

/**
 * A JSON object, read as Go fills a struct from it: names whatever their case, later members over earlier ones, null as if it
 * were not there, and any value of a wrong type (a SyntaxError here) spoiling the whole. Unknown members do no harm.
 */
export class GoObject {
  readonly #members: readonly JsonMember[];
  readonly #byName = new Map<string, string[]>();

  private constructor(members: readonly JsonMember[]) {
    this.#members = members;
    for (const { name, text } of members) {
      const known = this.#byName.get(folded(name));
      if (known === undefined) this.#byName.set(folded(name), [text]);
      else known.push(text);
    }
  }

  /** Reads a line as one document, or throws a SyntaxError. Linear in its length. */
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
      if (value !== null && !Array.isArray(value)) throw new SyntaxError("A list of texts was expected.");
      texts = (value ?? []).map((one: unknown) => {
        if (one !== null && typeof one !== "string") throw new SyntaxError("A list of texts was expected.");
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

  /** A whole number from 0 to 2^32 - 1, written as such: `1.0` and `1e0` are none. */
  uint32(name: string): number {
    return this.#values(name).reduce((before, json) => {
      if (json === "null") return before;
      if (!/^\d{1,10}$/u.test(json) || Number(json) > 0xffff_ffff)
        throw new SyntaxError("A whole number was expected.");
      return Number(json);
    }, 0);
  }

  /** Tells whether a whole number is 0 or absent. */
  isZero(name: string): boolean {
    const numbers = this.#values(name).filter((json) => json !== "null");
    if (!numbers.every((json) => /^-?\d+$/u.test(json))) throw new SyntaxError("A whole number was expected.");
    return /^-?0$/u.test(numbers.at(-1) ?? "0");
  }

  /** An object inside; of several the members of all, from the last null on. */
  object(name: string): GoObject | null {
    let members: JsonMember[] | null = null;
    for (const json of this.#values(name)) {
      if (json !== "null" && !json.startsWith("{")) throw new SyntaxError("An object was expected.");
      members = json === "null" ? null : [...(members ?? []), ...jsonMembers(json)];
    }
    return members && new GoObject(members);
  }

  /** The last member that is called exactly so, as JavaScript reads it. */
  extras(name: string): unknown {
    const json = this.#members.findLast((member) => member.name === name)?.text;
    return json === undefined ? undefined : JSON.parse(json);
  }

  #values(name: string): readonly string[] {
    return this.#byName.get(name.toLowerCase()) ?? [];
  }
}

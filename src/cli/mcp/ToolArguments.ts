import { GalleyError } from "#contract/errors.ts";

/** Reads the arguments of a call, of which an agent may have made anything: BAD_INPUT with what would be right. */
export class ToolArguments {
  readonly #fields: Readonly<Record<string, unknown>>;

  /** Takes what was given; a name that is not among `names` is refused. */
  constructor(given: Readonly<Record<string, unknown>>, names: readonly string[]) {
    const unknown = Object.keys(given).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new GalleyError(
        "BAD_INPUT",
        `There is no argument ${JSON.stringify(unknown)}; there are: ${names.join(", ")}.`,
      );
    this.#fields = given;
  }

  /** Gives a text that has to be there. */
  text(name: string): string {
    const value = this.textIfAny(name);
    if (value === undefined) throw new GalleyError("BAD_INPUT", `The argument ${name} has to be there.`);
    return value;
  }

  textIfAny(name: string): string | undefined {
    const value = this.#fields[name] ?? undefined;
    if (value === undefined || typeof value === "string") return value;
    throw new GalleyError("BAD_INPUT", `The argument ${name} is a text.`);
  }

  /** Gives a whole number within bounds. */
  countIfAny(name: string, least: number, most: number): number | undefined {
    const value = this.#fields[name] ?? undefined;
    if (value === undefined) return undefined;
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new GalleyError("BAD_INPUT", `The argument ${name} is a whole number from ${least} to ${most}.`);
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.#fields[name] ?? otherwise;
    if (typeof value === "boolean") return value;
    throw new GalleyError("BAD_INPUT", `The argument ${name} is true or false.`);
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word {
    const value = this.textIfAny(name) ?? otherwise;
    const word = words.find((one) => one === value);
    if (word === undefined) throw new GalleyError("BAD_INPUT", `The argument ${name} is one of ${words.join(", ")}.`);
    return word;
  }
}

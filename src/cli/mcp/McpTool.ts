import type { Galley } from "#cli/client/Galley.ts";
import { GalleyError } from "#contract/errors.ts";

/** What a tool answers. */
export interface ToolAnswer {
  /** For the model: whatever others wrote in it stands in a fence. */
  readonly text: string;
  /** For programs: nothing in it was written by others but ids. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A tool that agents are offered. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** Whether it leaves everything as it is. */
  readonly reads: boolean;
  /** Its arguments, as JSON Schemas by their names. */
  readonly takes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly needs: readonly string[];
  run(call: McpCall, given: ToolArguments): Promise<ToolAnswer>;
}

/** What one call of an agent is answered with. */
export interface McpCall {
  /** Whoever answers for the repository, asked in the agent's name. */
  readonly galley: Galley;
  /** By review, the ids of what this agent has been shown: what is said besides is new to it. */
  readonly shown: Map<string, ReadonlySet<string>>;
  /** Fires when the agent cancels the call or goes away. */
  readonly signal: AbortSignal;
  /** Tells the agent that the call goes on: how many seconds it has by now, of how many. */
  readonly progress: (seconds: number, of: number, says: string) => void;
}

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

/** How every tool is told which review is meant. */
export const reviewArgument = {
  type: "string",
  description:
    "The review: the first 7 digits of its id or more, or its branch. Where left out, the one of the branch that is checked out, else of the uncommitted work.",
} as const;

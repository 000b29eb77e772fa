import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { GivenOptions, SharedOptions } from "#cli/arguments/Command.ts";
import type { Galley } from "#cli/client/Galley.ts";
import { cutText } from "#contract/untrustedText.ts";
import { isRecord } from "#contract/wire.ts";
import { ARGUMENT_LENGTH_MAX, LONG_ARGUMENT_LENGTH_MAX } from "#contract/limits.ts";

export interface ToolAnswer {
  /** For the model. Untrusted text in it is fenced. */
  readonly text: string;
  /** For programs. Contains no untrusted text but ids. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if it changes nothing. */
  readonly reads: boolean;
  /** True if calling it again with the same arguments changes nothing more, as for every tool that reads. */
  readonly isIdempotent?: boolean;
  /** The JSON Schemas of its arguments, by name. */
  readonly takes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly needs: readonly string[];
  run(call: McpCall, toolArgs: ToolArguments): Promise<ToolAnswer>;
}

export interface McpCall {
  /** Executes operations on behalf of the agent. */
  readonly galley: Galley;
  /** Aborts when the agent cancels the call or disconnects. */
  readonly signal: AbortSignal;
  /** Reports to the agent that the call is still running. */
  readonly progress: (seconds: number, of: number, description: string) => void;
}

/** Returns the protocol's error for malformed arguments. */
function malformed(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message, { code: "BAD_INPUT" });
}

/** The arguments that have long texts. */
const LONG_ARGUMENTS: ReadonlySet<string> = new Set(["body"]);

/** Validates the arguments of a call. Throws the protocol's error for invalid parameters, with what is allowed. */
export class ToolArguments {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #prefix: string;

  /** Throws if an argument is not among `names`. Messages have `prefix` before a name. */
  constructor(toolArgs: Readonly<Record<string, unknown>>, names: readonly string[], prefix = "") {
    const unknown = Object.keys(toolArgs).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw malformed(
        `Unknown argument ${JSON.stringify(prefix + cutText(unknown, 64))}. The arguments are: ${names.join(", ")}.`,
      );
    this.#fields = toolArgs;
    this.#prefix = prefix;
  }

  text(name: string): string {
    const value = this.optionalText(name);
    if (value === undefined) throw malformed(`The argument ${this.#prefix}${name} is required.`);
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.#fields[name] ?? undefined;
    if (value === undefined) return undefined;
    if (typeof value !== "string") throw malformed(`The argument ${this.#prefix}${name} must be a string.`);
    const most = LONG_ARGUMENTS.has(name) ? LONG_ARGUMENT_LENGTH_MAX : ARGUMENT_LENGTH_MAX;
    if (value.length > most)
      throw malformed(`The argument ${this.#prefix}${name} can have at most ${most} characters.`);
    return value;
  }

  /** Returns an integer from `least` to `most`. */
  countIfAny(name: string, least: number, most: number): number | undefined {
    const value = this.#fields[name] ?? undefined;
    if (value === undefined) return undefined;
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw malformed(`The argument ${this.#prefix}${name} must be an integer from ${least} to ${most}.`);
  }

  /** Returns the arguments in each of 1 to `most` objects, in which only `names` may be. */
  objects(name: string, most: number, names: readonly string[]): readonly ToolArguments[] {
    const value = this.#fields[name];
    if (!Array.isArray(value) || value.length === 0 || value.length > most || !value.every(isRecord))
      throw malformed(`The argument ${name} must be a list of 1 to ${most} objects.`);
    return value.map((fields, index) => new ToolArguments(fields, names, `${name}[${index}].`));
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.#fields[name] ?? otherwise;
    if (typeof value === "boolean") return value;
    throw malformed(`The argument ${this.#prefix}${name} must be true or false.`);
  }

  oneOf<Known extends string>(name: string, values: readonly Known[], otherwise: Known): Known {
    const value = this.optionalText(name) ?? otherwise;
    const found = values.find((one) => one === value);
    if (found === undefined)
      throw malformed(`The argument ${this.#prefix}${name} must be one of ${values.join(", ")}.`);
    return found;
  }
}

/** Returns the JSON Schemas of the arguments that have the names and descriptions of a command's options. */
export function optionSchemas(options: SharedOptions): McpTool["takes"] {
  const schemas = Object.entries(options).map(([name, { description, value, choices, isAgentDefault }]) => {
    const text = `${description.charAt(0).toUpperCase()}${description.slice(1)}.${isAgentDefault ? " Default: true." : ""}`;
    const type = value === null ? "boolean" : "string";
    return [argumentName(name), { type, ...(choices !== undefined && { enum: choices }), description: text }];
  });
  return Object.fromEntries(schemas);
}

/** Returns the values of such arguments, as the command's options have them. */
export function optionsIn(toolArgs: ToolArguments, options: SharedOptions): GivenOptions {
  return {
    flag: (name) => toolArgs.flag(argumentName(name), options[name]?.isAgentDefault === true),
    optionalText(name) {
      const { choices } = options[name] ?? {};
      const argument = argumentName(name);
      const value = toolArgs.optionalText(argument);
      return value === undefined || choices === undefined ? value : toolArgs.oneOf(argument, choices, value);
    },
  };
}

function argumentName(option: string): string {
  return option.replaceAll("-", "_");
}

/** The argument of every tool that names a review. */
export const reviewArgument = {
  type: "string",
  description:
    "The review: at least the first 7 digits of its id, or its branch. Default: the review of the current branch, or else of the uncommitted work.",
} as const;

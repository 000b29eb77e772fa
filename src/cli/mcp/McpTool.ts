import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { type GivenOptions, REVIEW, type SharedOptions } from "#cli/arguments/Command.ts";
import type { Galley } from "#cli/client/Galley.ts";
import type { Schema } from "#cli/output/jsonSchema.ts";
import { cutText } from "#contract/untrustedText.ts";
import { isRecord } from "#contract/wire.ts";
import { ARGUMENT_LENGTH_MAX, LONG_ARGUMENT_LENGTH_MAX } from "#contract/limits.ts";

export interface ToolAnswer {
  /**
   * For the model. Untrusted text in it is fenced. Of content and structured content many clients show the model only one, so it is
   * in both.
   */
  readonly text: string;
  /** For programs. Contains no untrusted text but ids. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The JSON Schema of an argument of a tool, by which calls are checked. */
export interface ArgumentSchema {
  readonly type: "string" | "boolean" | "integer" | "array";
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: 1;
  readonly maxItems?: number;
  readonly items?: { readonly type: "object"; readonly properties: ArgumentSchemas } & Schema;
}

type ArgumentSchemas = Readonly<Record<string, ArgumentSchema>>;

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if it changes nothing. */
  readonly reads: boolean;
  /** True if calling it again with the same arguments changes nothing more, as for every tool that reads. */
  readonly isIdempotent?: boolean;
  readonly takes: ArgumentSchemas;
  readonly needs: readonly string[];
  run(call: McpCall, toolArgs: ToolArguments): Promise<ToolAnswer>;
}

export interface McpCall {
  readonly galley: Galley;
  readonly signal: AbortSignal;
  readonly progress: (seconds: number, of: number, description: string) => void;
}

function malformed(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message, { code: "BAD_INPUT" });
}

/** Validates the arguments of a call. Throws the protocol's error for invalid ones, with what is allowed. */
export class ToolArguments {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #takes: ArgumentSchemas;
  readonly #prefix: string;

  /** Throws if an argument is unknown. Messages have `prefix` before a name. */
  constructor(toolArgs: Readonly<Record<string, unknown>>, takes: ArgumentSchemas, prefix = "") {
    const names = Object.keys(takes);
    const unknown = Object.keys(toolArgs).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw malformed(
        `Unknown argument ${JSON.stringify(prefix + cutText(unknown, 64))}. The arguments are: ${names.join(", ")}.`,
      );
    this.#fields = toolArgs;
    this.#takes = takes;
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
    const most = name === "body" ? LONG_ARGUMENT_LENGTH_MAX : ARGUMENT_LENGTH_MAX;
    if (value.length > most)
      throw malformed(`The argument ${this.#prefix}${name} can have at most ${most} characters.`);
    const { enum: choices } = this.#takes[name] ?? {};
    if (choices?.includes(value) === false)
      throw malformed(`The argument ${this.#prefix}${name} must be one of ${choices.join(", ")}.`);
    return value;
  }

  countIfAny(name: string): number | undefined {
    const value = this.#fields[name] ?? undefined;
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = this.#takes[name] ?? {};
    if (value === undefined) return undefined;
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= minimum && value <= maximum) return value;
    throw malformed(`The argument ${this.#prefix}${name} must be an integer from ${minimum} to ${maximum}.`);
  }

  objects(name: string): readonly ToolArguments[] {
    const value = this.#fields[name];
    const { maxItems = 0, items } = this.#takes[name] ?? {};
    if (!Array.isArray(value) || value.length === 0 || value.length > maxItems || !value.every(isRecord))
      throw malformed(`The argument ${name} must be a list of 1 to ${maxItems} objects.`);
    return value.map((fields, index) => new ToolArguments(fields, items?.properties ?? {}, `${name}[${index}].`));
  }

  flag(name: string, otherwise = false): boolean {
    const value = this.#fields[name] ?? otherwise;
    if (typeof value === "boolean") return value;
    throw malformed(`The argument ${this.#prefix}${name} must be true or false.`);
  }
}

/** Returns the JSON Schemas of the arguments that have the names and descriptions of a command's options. */
export function optionSchemas(options: SharedOptions): ArgumentSchemas {
  const schemas = Object.entries(options).map(([name, { description, value, choices, isAgentDefault }]) => {
    const text = `${description.charAt(0).toUpperCase()}${description.slice(1)}.${isAgentDefault ? " Default: true." : ""}`;
    const type: ArgumentSchema["type"] = value === undefined ? "boolean" : "string";
    return [argumentName(name), { type, ...(choices !== undefined && { enum: choices }), description: text }] as const;
  });
  return Object.fromEntries(schemas);
}

/** Returns the values of such arguments, as the command's options have them. */
export function optionsIn(toolArgs: ToolArguments, options: SharedOptions): GivenOptions {
  return {
    flag: (name) => toolArgs.flag(argumentName(name), options[name]?.isAgentDefault === true),
    optionalText: (name) => toolArgs.optionalText(argumentName(name)),
  };
}

function argumentName(option: string): string {
  return option.replaceAll("-", "_");
}

export const reviewArgument = { type: "string", description: REVIEW.join(" ") } as const;

export const commentArgument = {
  type: "string",
  description: "At least the first 7 digits of the id of the comment or of a reply to it.",
} as const;

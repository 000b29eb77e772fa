import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import { ARGUMENT_LENGTH_MAX, DEFAULT_PORT, LONG_ARGUMENT_LENGTH_MAX } from "#contract/limits.ts";
import type { Command, CommandOption, GivenOptions } from "./Command.ts";
import { COMMANDS, type CommandName, findCommand } from "./commandTable.ts";

/** An option of all commands, and of \`galley\` without one. */
export const HELP: CommandOption = { description: "print help", short: "h" };

/** The options of `galley` without a command. */
export const SERVING = {
  port: { description: "listen on this port only (default: 4117, or any free port)", value: "N" },
  host: { description: "127.0.0.1 (the default), ::1 or localhost; Galley listens only on this machine", value: "H" },
  "no-open": {
    description: "print the address without opening a browser; the default under CI, over SSH and without a display",
  },
  "no-index": {
    description:
      "open the differences of two folders or two files, which come last; comments on them are printed on exit, after Enter or Ctrl+C",
  },
  "exit-when-idle": { description: "exit after 30 minutes without a connected page" },
  version: { description: "print the version" },
} as const satisfies Readonly<Record<string, CommandOption>>;

export type Arguments =
  /** Help on one topic, or the list of all if null. */
  | { readonly kind: "help"; readonly topic: string | null }
  | ParsedCommand
  | { readonly kind: "version" }
  | {
      readonly kind: "serve";
      /** A path, a revision or a range, or several paths; empty to open the change that waits. */
      readonly what: readonly string[];
      /** True if none of them is a revision, because they follow `--`. */
      readonly arePaths: boolean;
      /** True if they are two folders or two files to compare. */
      readonly areCompared: boolean;
      readonly host: string;
      readonly port: number;
      /** True if no other port may be used. */
      readonly portNamed: boolean;
      readonly open: boolean;
      /** True to exit when no page is connected any more. */
      readonly exitWhenIdle: boolean;
    };

/** Parses the arguments after `galley`. Throws BAD_INPUT, with what is allowed, if they are invalid. */
export function parseArguments(args: readonly string[]): Arguments {
  const [first, second] = args;
  if (first === "help") return { kind: "help", topic: second ?? null };
  const named = findCommand(first);
  if (named !== null) return parseCommand(named.name, named.command, args.slice(1));
  // The names of files that git difftool compares may look like options.
  const given = args.includes("--no-index") && !args.includes("--") ? args.toSpliced(-2, 0, "--") : args;
  const { values, positionals } = parse(given, SERVING, {
    happened: (option) => `Unknown option “${option}”. Run \`galley --help\` for a list of options.`,
    next: "For a path that begins with -, write ./-path.",
  });
  const { host = "127.0.0.1", port } = values;
  for (const positional of [...positionals, String(host)])
    requireLength("The argument", positional, ARGUMENT_LENGTH_MAX);
  if (values["help"] === true) return { kind: "help", topic: null };
  if (values["version"] === true) return { kind: "version" };
  return {
    kind: "serve",
    what: positionals,
    arePaths: given.includes("--"), // everything after it is a path
    areCompared: values["no-index"] === true,
    host: String(host),
    port: port === undefined ? DEFAULT_PORT : parsePort(String(port)),
    portNamed: port !== undefined,
    open: values["no-open"] !== true,
    exitWhenIdle: values["exit-when-idle"] === true,
  };
}

/** Throws BAD_INPUT for a path that does not exist and looks like a mistyped command. */
export function requireNoTypo(paths: readonly string[], directory: string): void {
  const [path = ""] = paths;
  const nearest = existsSync(resolve(directory, path)) ? null : nearestName(path, Object.keys(COMMANDS));
  if (nearest === null) return;
  const happened = `“${path}” is neither a command, a path nor a revision.`;
  throw new GalleyError("BAD_INPUT", happened, { next: `Did you mean \`galley ${nearest}\`?` });
}

/** Returns the name with the fewest letters that differ from a mistyped one, at most two of them; null if there is none. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const near = names.map((name) => ({ name, distance: editDistance(typed, name) })).filter((one) => one.distance <= 2);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null;
}

/** Returns the number of letters to insert, remove, replace or swap (Damerau and Levenshtein). */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + differs];
      rows[row]?.push(Math.min(...steps, isSwap ? at(row - 2, column - 2) + 1 : Infinity));
    }
  }
  return at(one.length, other.length);
}

/** Parses arguments by the descriptions of their options. Throws BAD_INPUT with the text for an option that is invalid. */
function parse(
  args: readonly string[],
  described: Command["options"],
  unknown: { readonly happened: (option: string) => string; readonly next?: string },
): { readonly values: ParsedCommand["options"]; readonly positionals: readonly string[] } {
  const options = Object.entries({ ...described, help: HELP }).map(([option, { value, short }]) => [
    option,
    { type: value === undefined ? ("boolean" as const) : ("string" as const), ...(short !== undefined && { short }) },
  ]);
  try {
    const read = parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(options) });
    return { values: Object.fromEntries(Object.entries(read.values).filter(isPresent)), positionals: read.positionals };
  } catch (cause) {
    throw new GalleyError("BAD_INPUT", unknown.happened(optionIn(cause)), { cause, ...unknown });
  }
}

/** Node's message begins: Unknown option '--x'. or: Option '-m, --x <value>' argument missing. */
function optionIn(error: unknown): string {
  return /'(-[^\s',]*)/u.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
}

export interface ParsedCommand {
  readonly kind: "command";
  readonly name: CommandName;
  /** The arguments that belong to no option. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** Parses the arguments of a command by the table. Throws BAD_INPUT, with what is allowed, if they are invalid. */
function parseCommand(
  name: CommandName,
  command: Command,
  args: readonly string[],
): ParsedCommand | { readonly kind: "help"; readonly topic: CommandName } {
  const { values, positionals } = parse(args, command.options, {
    happened: (option) =>
      `Unknown option “${option}” of galley ${name}. Run \`galley help ${name}\` for a list of options.`,
  });
  const { help, ...options } = values;
  if (help === true) return { kind: "help", topic: name };
  for (const [option, value] of Object.entries(options)) {
    requireChoice(option, command, value);
    requireLength(`--${option}`, value, option === "message" ? LONG_ARGUMENT_LENGTH_MAX : ARGUMENT_LENGTH_MAX);
  }
  for (const positional of positionals) requireLength("The argument", positional, ARGUMENT_LENGTH_MAX);
  requireArguments(name, command, positionals);
  return { kind: "command", name, positionals: positionals, options };
}

/** No option may be repeated, so none has a list. */
function isPresent(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === "string" || typeof entry[1] === "boolean";
}

function requireChoice(option: string, command: Command, value: string | boolean): void {
  const choices = command.options[option]?.choices;
  if (choices === undefined || choices.includes(String(value))) return;
  throw new GalleyError("BAD_INPUT", `--${option} must be one of ${choices.join(", ")}, not “${value}”.`);
}

function requireLength(what: string, value: string | boolean, most: number): void {
  if (typeof value === "boolean" || value.length <= most) return;
  throw new GalleyError("BAD_INPUT", `${what} can have at most ${most} characters.`);
}

function requireArguments(name: CommandName, { positionals }: Command, found: readonly string[]): void {
  if (found.length <= positionals) return;
  const listed = found.join(" ");
  throw new GalleyError(
    "BAD_INPUT",
    positionals === 0
      ? `galley ${name} takes no arguments, but got “${listed}”.`
      : `galley ${name} takes at most ${positionals} ${positionals === 1 ? "argument" : "arguments"}, but got “${listed}”.`,
    { next: `Run \`galley help ${name}\` for its usage.` },
  );
}

/** Returns the options of a command for a reader that the tools of `galley mcp` share. */
export function givenOptions(command: Pick<ParsedCommand, "options">): GivenOptions {
  return {
    flag: (name) => command.options[name] === true,
    optionalText: (name) => optionText(command, name),
  };
}

export function optionText({ options }: Pick<ParsedCommand, "options">, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** Throws BAD_INPUT if the text is no port number. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new GalleyError("BAD_INPUT", `“${text}” is not a port. Use a number from 0 (any free port) to 65535.`);
}

import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { type Verb, type VerbName, verbNamed } from "./commandTable.ts";

/** What the command line asks for. */
export type Arguments =
  /** About one word, or about all. */
  | { readonly kind: "help"; readonly verb: VerbName | null }
  | AskedVerb
  | { readonly kind: "version" }
  | { readonly kind: "snapshots"; readonly path: string }
  /** `which` are ids, or all to which nothing refers. */
  | { readonly kind: "dropSnapshots"; readonly path: string; readonly which: "all" | readonly string[] }
  | {
      readonly kind: "serve";
      readonly paths: readonly string[];
      readonly host: string;
      readonly port: number;
      /** Whether the port was named, so that no other will do. */
      readonly portNamed: boolean;
      readonly open: boolean;
      /** Whether it ends by itself once nobody reads any more. */
      readonly untilLeft: boolean;
    };

/** Reads the words after `galley`; BAD_INPUT, with what would be right, for those it does not know. */
export function parseArguments(words: readonly string[]): Arguments {
  const [first, second] = words;
  if (first === "help") return { kind: "help", verb: verbNamed(second)?.name ?? null };
  const named = verbNamed(first);
  if (named !== null) return parseVerb(named.name, named.verb, words.slice(1));
  const { values, positionals } = parse(words);
  if (values.help) return { kind: "help", verb: null };
  if (values.version) return { kind: "version" };
  // Behind `--` everything is a path.
  if (words[0] === "snapshots") return parseSnapshots(positionals.slice(1), values);
  if (values.all) throw unknownOption("--all");
  return {
    kind: "serve",
    paths: positionals.length > 0 ? positionals : ["."],
    host: values.host ?? "127.0.0.1",
    port: values.port === undefined ? DEFAULT_PORT : parsePort(values.port),
    portNamed: values.port !== undefined,
    open: !values["no-open"],
    untilLeft: values["until-left"] === true,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        port: { type: "string" },
        host: { type: "string" },
        "no-open": { type: "boolean" },
        "until-left": { type: "boolean" },
        all: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
  } catch (error) {
    // Node's message begins: Unknown option '--x'. or: Option '--x <value>' argument missing.
    const unknown = /'(-[^\s']*)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    throw unknownOption(unknown, error);
  }
}

function unknownOption(name: string, cause?: unknown): GalleyError {
  const happened = `galley does not understand “${name}” here; \`galley --help\` lists what it takes.`;
  return new GalleyError("BAD_INPUT", happened, { cause });
}

/** What names a snapshot; a path that looks so is written `./abcd`. */
const SNAPSHOT_ID = /^[0-9a-f]{4,64}$/u;

function parseSnapshots(words: readonly string[], values: ReturnType<typeof parse>["values"]): Arguments {
  const { all = false, ...others } = values;
  const [other] = Object.keys(others);
  if (other !== undefined) throw unknownOption(`--${other}`);
  const isDrop = words[0] === "drop";
  if (all && !isDrop) throw unknownOption("--all");
  const rest = isDrop ? words.slice(1) : words;
  const ids = isDrop ? rest.filter((word) => SNAPSHOT_ID.test(word)) : [];
  const paths = rest.filter((word) => !ids.includes(word));
  const [path = ".", ...more] = paths;
  if (more.length > 0)
    throw new GalleyError("BAD_INPUT", `Snapshots are those of one repository, not of ${paths.join(" and ")}.`);
  if (!isDrop) return { kind: "snapshots", path };
  if (all === ids.length > 0)
    throw new GalleyError("BAD_INPUT", "Name the snapshots to drop by their ids, or all of them by --all.", {
      next: "`galley snapshots` lists them.",
    });
  return { kind: "dropSnapshots", path, which: all ? "all" : ids };
}

/** What one of the words is asked for. */
export interface AskedVerb {
  readonly kind: "verb";
  readonly name: VerbName;
  /** The words behind it that belong to no option. */
  readonly places: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** Reads what stands behind a word by the table's row for it; BAD_INPUT, with what would be right, where that has no such thing. */
function parseVerb(
  name: VerbName,
  verb: Verb,
  words: readonly string[],
): AskedVerb | { readonly kind: "help"; readonly verb: VerbName } {
  const { values, positionals } = parseParseVerb(name, verb, words);
  const { help, ...options }: Readonly<Record<string, string | boolean>> = values;
  if (help === true) return { kind: "help", verb: name };
  for (const [option, value] of Object.entries(options)) requireChoice(option, verb, value);
  requirePlaces(name, verb, positionals);
  return { kind: "verb", name, places: positionals, options };
}

function parseParseVerb(name: VerbName, verb: Verb, words: readonly string[]) {
  const own = Object.entries(verb.options).map(([option, { value, short }]) => [
    option,
    { type: value === null ? ("boolean" as const) : ("string" as const), ...(short !== undefined && { short }) },
  ]);
  const help = { type: "boolean" as const, short: "h" };
  try {
    const read = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help, ...Object.fromEntries(own) },
    });
    const values = Object.entries(read.values).filter(isGiven);
    return { values: Object.fromEntries(values), positionals: read.positionals };
  } catch (error) {
    // Node's message begins: Unknown option '--x'. or: Option '-m, --x <value>' argument missing.
    const unknown = /'(-[^\s',]*)/u.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const happened = `galley ${name} does not understand “${unknown}”; \`galley help ${name}\` lists what it takes.`;
    throw new GalleyError("BAD_INPUT", happened, { cause: error });
  }
}

/** No option may stand more than once, so none has a list. */
function isGiven(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === "string" || typeof entry[1] === "boolean";
}

function requireChoice(option: string, verb: Verb, value: string | boolean): void {
  const choices = verb.options[option]?.choices;
  if (choices === undefined || choices.includes(String(value))) return;
  throw new GalleyError("BAD_INPUT", `--${option} is one of ${choices.join(", ")}, not “${value}”.`);
}

function requirePlaces(name: VerbName, { places }: Verb, found: readonly string[]): void {
  if (found.length <= places) return;
  const said = found.join(" ");
  throw new GalleyError(
    "BAD_INPUT",
    places === 0
      ? `galley ${name} takes no further word, and there is “${said}”.`
      : `galley ${name} takes ${places} word at the most, not “${said}”.`,
    { next: `\`galley help ${name}\` says which.` },
  );
}

/** Gives what stands behind an option, or undefined where it was not given. */
export function optionText({ options }: Pick<AskedVerb, "options">, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** Gives the text of `--message`, from `input` where that says `-`; empty where there is none. */
export async function messageOf(asked: AskedVerb, input: NodeJS.ReadableStream): Promise<string> {
  const message = optionText(asked, "message");
  return message === "-" ? (await text(input)).trimEnd() : (message ?? "");
}

/** Reads the number of a port; BAD_INPUT for what is none. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new GalleyError("BAD_INPUT", `“${text}” is no port: a number from 0 (any free one) to 65535 is.`);
}

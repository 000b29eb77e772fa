import { parseArgs } from "node:util";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { GalleyError } from "#contract/errors.ts";
import { parsePort } from "./parsePort.ts";
import { parseVerb, type AskedVerb } from "./parseVerb.ts";
import type { VerbName } from "./verbs.ts";
import { verbNamed } from "./verbNamed.ts";

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

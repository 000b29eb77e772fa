import { parseArgs } from "node:util";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { GalleyError } from "#contract/errors.ts";

/** What the command line asks for. */
export type Arguments =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "serve";
      readonly paths: readonly string[];
      readonly host: string;
      readonly port: number;
      /** Whether the port was named, so that no other will do. */
      readonly portNamed: boolean;
      readonly open: boolean;
    };

/** Reads the words after `galley`; BAD_INPUT, with what would be right, for those it does not know. */
export function parseArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parse(words);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  return {
    kind: "serve",
    paths: positionals.length > 0 ? positionals : ["."],
    host: values.host ?? "127.0.0.1",
    port: values.port === undefined ? DEFAULT_PORT : parsePort(values.port),
    portNamed: values.port !== undefined,
    open: !values["no-open"],
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
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
  } catch (error) {
    // Node's message begins: Unknown option '--x'. or: Option '--x <value>' argument missing.
    const unknown = /'(-[^\s']*)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    throw new GalleyError(
      "BAD_INPUT",
      `galley does not understand “${unknown}” here; \`galley --help\` lists what it takes.`,
      { cause: error },
    );
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new GalleyError("BAD_INPUT", `“${text}” is no port: a number from 0 (any free one) to 65535 is.`);
}

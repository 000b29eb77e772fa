import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type ChunkingContext, reach, reached } from "./chunks.ts";

/** Finds the operations and fragments of the CLI: those that it states, and those of the app that it imports. */
function cliArtifacts(): ReadonlySet<string> {
  const files = readdirSync(cli("."), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const stated =
    /^ +(?:query|mutation|subscription|fragment) (\w+)|^import \w+ from "#generated\/(\w+)\.graphql\.ts"/gmu;
  return new Set(
    files.flatMap((name) =>
      Array.from(readFileSync(cli(name), "utf8").matchAll(stated), ([, own, app]) => own ?? app ?? ""),
    ),
  );
}

let ofCli: ReadonlySet<string> = new Set();

/**
 * Removes from the server what only introspection and a Relay store read, since each start would parse it: the schema's
 * descriptions, and all of the CLI's operations but their texts.
 */
export const briefArtifacts: Plugin = {
  name: "galley:brief-artifacts",
  apply: "build",
  enforce: "pre",
  buildStart() {
    ofCli = cliArtifacts();
  },
  transform(code, id) {
    const [, name, kind] = /\/__generated__\/(\w+)\.(graphql\.ts|mts)$/u.exec(id) ?? [];
    if (this.environment.name !== "ssr" || name === undefined) return null;
    if (kind === "mts") return { code: code.replace(DESCRIPTION, ""), map: null };
    if (!ofCli.has(name)) return null;
    const [, params = "{}"] = /^ {2}"params": (\{$.*?^ {2}\})$/msu.exec(code) ?? [];
    return { code: `export default { kind: "Request", params: ${params} };`, map: null };
  },
};

const DESCRIPTION = /^ *description: "(?:[^"\\\n]|\\.)*",?\n/gmu;

/**
 * Puts the code of the CLI into few files, because Node takes about a millisecond for each: what runs before the command
 * is known; the commands; and everything that opens a repository and answers without a server.
 */
export const CLI_CHUNKS = [
  // The process that starts git loads no more than this.
  { name: "children", test: /[\\/]processes[\\/]children\.ts$/, priority: 4 },
  // The help reads the licenses, and completion the topics of the help.
  { name: "assets", test: /[\\/]http[\\/]assets\.ts$/, priority: 4 },
  {
    debugName: "arguments",
    name: reached("arguments", (context) => importedBy(cli("program.ts"), context)),
    priority: 3,
  },
  { debugName: "commands", name: reached("commands", commandsWithoutGit), priority: 2 },
  {
    debugName: "repository",
    name: reached("repository", () => [cli("server/repositories.ts"), server("http/executeHere.ts")]),
    priority: 1,
  },
];

function cli(path: string): string {
  return join(import.meta.dirname, "../src/cli", path);
}

function server(path: string): string {
  return join(import.meta.dirname, "../src/server", path);
}

function importedBy(id: string, context: ChunkingContext): readonly string[] {
  return context.getModuleInfo(id)?.importedIds ?? [];
}

/** The commands that load all of git and of the reviews only if no server runs; not MCP and the help, which are large. */
function commandsWithoutGit(context: ChunkingContext): readonly string[] {
  const commands = context.getModuleInfo(cli("commands/runCommand.ts"))?.dynamicallyImportedIds ?? [];
  const others = [server("git/repository/openRepository.ts"), cli("mcp/serveMcp.ts"), cli("output/helpText.ts")];
  const isOther = (id: string): boolean => others.some((other) => reach([id], context).has(other));
  return [cli("commands/runCommand.ts"), ...commands.filter((id) => !isOther(id))];
}

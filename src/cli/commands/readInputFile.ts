import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { readPlainFile } from "#server/git/disk/readPlainFile.ts";
import type { CommandContext } from "./CommandResult.ts";

/** A kind of file that a command reads. */
export interface InputKind {
  /** The name of the kind, for people. */
  readonly what: string;
  readonly maxBytes: number;
}

/** Reads the file that the user names, or standard input for `-`. Fails as `readNamedFile`. */
export async function readInputFile(
  name: string,
  { directory, input }: Pick<CommandContext, "directory" | "input">,
  kind: InputKind,
): Promise<string> {
  return name === "-" ? readInput(input, kind) : readNamedFile(resolve(directory, name), name, kind);
}

/** Reads a file. Fails as NOT_FOUND and TOO_LARGE with the name that the user gave. */
export async function readNamedFile(path: string, name: string, kind: InputKind): Promise<string> {
  const bytes = await readPlainFile(path, { maxBytes: kind.maxBytes }).catch((cause: unknown) => {
    if (codeOf(cause) === "EFBIG") throw tooLarge(kind);
    throw new GalleyError("NOT_FOUND", `The ${kind.what} ${name} cannot be read.`, { cause, next: "Check its path." });
  });
  return asText(bytes);
}

async function readInput(input: NodeJS.ReadableStream, kind: InputKind): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > kind.maxBytes) throw tooLarge(kind);
    chunks.push(bytes);
  }
  return asText(Buffer.concat(chunks));
}

function tooLarge({ what, maxBytes }: InputKind): GalleyError {
  return new GalleyError("TOO_LARGE", `A ${what} can have at most ${maxBytes / 1024 / 1024} MiB.`);
}

/** PowerShell writes UTF-16, with a byte order mark. */
function asText(bytes: Buffer): string {
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString("utf16le") : bytes.toString();
}

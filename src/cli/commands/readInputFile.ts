import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { GalleyError } from "#contract/errors.ts";
import { TEXT_RULE } from "#contract/untrustedText.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { readPlainFile } from "#server/git/disk/readPlainFile.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { CommandContext } from "./CommandResult.ts";

export interface InputKind {
  readonly what: string;
  readonly maxBytes: number;
}

/** Reads the file that the user names, or standard input for `-`. Fails as `readNamedFile`; a pipe such as `<(xz -d report)` can be read, too. */
export async function readInputFile(
  name: string,
  { directory, input }: Pick<CommandContext, "directory" | "input">,
  kind: InputKind,
): Promise<Buffer> {
  if (name === "-") return readInput(input, kind);
  return readInput(createReadStream(resolve(directory, name)), kind).catch(unreadable(name, kind));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  ENOTDIR: "There is no such file.",
  EISDIR: "This is a folder, not a file.",
  EACCES: "You have no permission to read it.",
  EPERM: "You have no permission to read it.",
};

/**
 * Reads a regular file, for a program that runs on: a pipe would block it. Fails as NOT_FOUND and TOO_LARGE with the
 * name that the user gave.
 */
export async function readNamedFile(path: string, name: string, kind: InputKind): Promise<Buffer> {
  return readPlainFile(path, { maxBytes: kind.maxBytes }).catch(unreadable(name, kind));
}

function unreadable(name: string, kind: InputKind): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof GalleyError) throw cause;
    if (codeOf(cause) === "EFBIG") throw tooLarge(kind);
    const next = REASONS[codeOf(cause)] ?? "Check its path.";
    throw new GalleyError("NOT_FOUND", `The ${kind.what} ${name} cannot be read.`, { cause, next });
  };
}

function tooLarge({ what, maxBytes }: InputKind): GalleyError {
  return new GalleyError("TOO_LARGE", `A ${what} can have at most ${maxBytes / 1024 / 1024} MiB.`);
}

/** Reads a stream. Fails as TOO_LARGE as soon as it has more than its kind allows. */
export async function readInput(input: NodeJS.ReadableStream, kind: InputKind): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > kind.maxBytes) throw tooLarge(kind);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Decodes the output of a tool. PowerShell writes UTF-16, with a byte order mark. */
export function toolOutput(bytes: Buffer): string {
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString("utf16le") : bytes.toString();
}

/** Decodes a text that a person wrote. Throws BAD_INPUT, naming the source, if it is no UTF-8. */
export function decodeText(bytes: Buffer, source: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", `${source} must be UTF-8. ${TEXT_RULE}`, { cause: error });
  }
}

/** Returns the text of `--message`, read from `input` if it is `-`; empty if there is none. */
export async function messageOf(parsed: ParsedCommand, input: NodeJS.ReadableStream): Promise<string> {
  const message = optionText(parsed, "message");
  return message === "-" ? decodeText(await buffer(input), "Standard input").trimEnd() : (message ?? "");
}

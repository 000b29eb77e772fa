import { decodeBytes, displayLine, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { speakablePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import { privateIndex } from "./privateIndex.ts";
import { workTreeDir } from "./workTreeDir.ts";

/** How a file on the disk stands to the content that git stores of it: byte by byte, with other line ends, or otherwise. */
export type StoredForm = "same" | "crlf" | "other";

/** A file of the work tree, and the content that it is held to be. */
export interface FormQuestion {
  readonly path: string;
  readonly bytes: Buffer;
  readonly oid: Oid;
  readonly blob: Buffer;
}

const LOOK_AGAIN = "Look at the work tree as it is now, and try again; nothing was changed.";
const ELSEWHERE = "Change it in an editor.";

/**
 * Tells how a file on the disk stands to a content that git stores. Where the bytes differ git says what it would store of them, by
 * the rules for line ends and encodings and through no filter, which takes two or three processes. Fails as STALE where that is
 * another content, and as BAD_INPUT where a filter stands between.
 */
export async function storedForm(
  repository: Repository,
  { path, bytes, oid, blob }: FormQuestion,
  options: ReadOptions = {},
): Promise<StoredForm> {
  if (bytes.equals(blob)) return "same";
  const name = displayLine(path);
  const look = await liveLook(repository, options);
  if ((await filterNames(look, [path])).has(path)) {
    const happened = `A filter of the repository stands between what is shown of ${name} and what is in it.`;
    throw new GalleyError("BAD_INPUT", happened, { next: ELSEWHERE });
  }
  // A name that is not UTF-8 cannot be handed to git with bytes that are not a file's.
  const args = ["hash-object", "--stdin", `--path=${path}`];
  const stored = speakablePath(path) ? (await gitInWorkTree(look, { args, input: bytes })).stdout.toString() : "";
  if (stored.trim() !== oid) {
    throw new GalleyError("STALE", `${name} holds something else by now than what is shown.`, { next: LOOK_AGAIN });
  }
  return withoutReturns(bytes).equals(blob) ? "crlf" : "other";
}

function withoutReturns(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

const HEAD = "-";
const FILTERED = "A filter of the repository would have to run to bring this file back.";
const BY_HAND = "Bring it back with git itself.";

/**
 * Gives what git would put on the disk of a stored content: with line ends and encoding as settings and attributes say, through no
 * filter; where one would have to run it fails as BAD_INPUT. Three processes.
 */
export async function checkedOut(
  repository: Repository,
  path: string,
  oid: Oid,
  options: ReadOptions = {},
): Promise<Buffer> {
  requireOids(oid);
  const look = await liveLook(repository, options);
  if ((await filterNames(look, [path])).has(path)) throw new GalleyError("BAD_INPUT", FILTERED, { next: BY_HAND });
  const args = ["cat-file", `--batch=${HEAD}`, "-z", "--filters"];
  const input = Buffer.concat([Buffer.from(`${oid} `), encodeBytes(path), Buffer.of(0)]);
  const { stdout } = await gitInWorkTree(look, { args, input });
  if (!stdout.toString("latin1", 0, HEAD.length + 1).startsWith(`${HEAD}\n`)) throw new GalleyError("OBJECT_MISSING");
  return stdout.subarray(HEAD.length + 1, -1);
}

/** Gets ready to ask git about files of the work tree; nothing is written into the repository, and nothing of it runs. One process. */
async function liveLook(repository: Repository, options: ReadOptions = {}): Promise<WorkTreeLook> {
  const dir = await workTreeDir(repository, { ...options, isLive: true });
  const { file } = await privateIndex(repository, dir.place.gitDir);
  return { ...options, repository, dir, indexFile: file };
}

/**
 * Gives the filter that the work tree's attributes name for each of some paths, where they name one. A file of attributes that
 * is not in the work tree counts as the index has it. Linear in the paths, and in the index.
 */
export async function filterNames(look: WorkTreeLook, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const { stdout } = await gitInWorkTree(look, { args: ["check-attr", "-z", "--stdin", "filter"], input });
  const fields = decodeBytes(stdout).split("\0");
  const names = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const value = fields[at + 2] ?? "";
    if (!["unspecified", "unset", "set"].includes(value)) names.set(fields[at] ?? "", value);
  }
  return names;
}

import { decodeBytes, displayLine, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { RELOAD_HINT } from "../disk/fsErrors.ts";
import { isArgSafePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { gitInWorkTree, type WorkTreeContext } from "./gitInWorkTree.ts";
import { liveContext } from "./privateIndex.ts";

/** The relation of a file on disk to its content in git: the same bytes, CRLF line endings, or another conversion. */
export type StoredForm = "same" | "crlf" | "other";

/** A file of the work tree, and the content that it is expected to have. */
export interface FormQuestion {
  readonly path: string;
  readonly bytes: Buffer;
  readonly oid: Oid;
  readonly blob: Buffer;
}

/**
 * Compares a file on disk with a content stored by git. If the bytes differ, git computes what it would store, by its
 * rules for line endings and encodings but without filters, which takes two or three processes. Fails as STALE if that
 * is another content, and as BAD_INPUT if a filter applies to the file.
 */
export async function storedForm(
  repository: Repository,
  { path, bytes, oid, blob }: FormQuestion,
): Promise<StoredForm> {
  if (bytes.equals(blob)) return "same";
  const name = displayLine(path);
  const context = await liveContext(repository);
  if ((await attributeValues(context, [path])).has(path)) {
    const happened = `A filter of the repository converts ${name}, so the file on disk differs from what is shown.`;
    throw new GalleyError("BAD_INPUT", happened, { next: "Edit it in an editor." });
  }
  // A name that is not valid UTF-8 cannot be passed to git together with other bytes than the file's.
  const args = ["hash-object", "--stdin", `--path=${path}`];
  const stored = isArgSafePath(path) ? (await gitInWorkTree(context, { args, input: bytes })).stdout.toString() : "";
  if (stored.trim() !== oid) {
    throw new GalleyError("STALE", `${name} has changed since it was shown.`, { next: RELOAD_HINT });
  }
  return withoutReturns(bytes).equals(blob) ? "crlf" : "other";
}

function withoutReturns(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

const HEAD = "-";
const FILTERED = "Restoring this file would run a filter of the repository, which Galley does not do.";
const BY_HAND = "Restore it with git.";

/**
 * Returns the bytes that git would write to disk for a stored content, with line endings and encoding by settings and
 * attributes but without filters. Fails as BAD_INPUT if a filter would have to run. Starts three processes.
 */
export async function checkedOut(repository: Repository, path: string, oid: Oid): Promise<Buffer> {
  requireOids(oid);
  const context = await liveContext(repository);
  if ((await attributeValues(context, [path])).has(path))
    throw new GalleyError("BAD_INPUT", FILTERED, { next: BY_HAND });
  const args = ["cat-file", `--batch=${HEAD}`, "-z", "--filters"];
  const input = Buffer.concat([Buffer.from(`${oid} `), encodeBytes(path), Buffer.of(0)]);
  const { stdout } = await gitInWorkTree(context, { args, input });
  if (!stdout.toString("latin1", 0, HEAD.length + 1).startsWith(`${HEAD}\n`)) throw new GalleyError("OBJECT_MISSING");
  return stdout.subarray(HEAD.length + 1, -1);
}

/**
 * Returns the filter (or the value of another attribute) that the work tree's attributes assign to each path, if any. A
 * .gitattributes file missing in the work tree is read from the index. Linear in the paths and in the index.
 */
export async function attributeValues(
  context: WorkTreeContext,
  paths: readonly string[],
  attribute: "filter" | "working-tree-encoding" = "filter",
): Promise<ReadonlyMap<string, string>> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const { stdout } = await gitInWorkTree(context, { args: ["check-attr", "-z", "--stdin", attribute], input });
  const fields = decodeBytes(stdout).split("\0");
  const names = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const value = fields[at + 2] ?? "";
    if (!["unspecified", "unset", "set"].includes(value)) names.set(fields[at] ?? "", value);
  }
  return names;
}

import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { filterNames } from "./filterNames.ts";
import { gitInWorkTree } from "./gitInWorkTree.ts";
import { liveLook } from "./liveLook.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { speakablePath } from "../speakablePath.ts";

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

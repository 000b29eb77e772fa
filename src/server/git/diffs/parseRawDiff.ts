import { decodeBytes } from "#contract/byteText.ts";
import { inTurns } from "../inTurns.ts";
import { changeStatus, type ChangeStatus } from "./changeStatus.ts";
import type { Oid } from "../oid.ts";

/** A file that differs between two trees. Paths as `byteText` carries them; modes as git writes them, e.g. "100644". */
export interface ChangedFile {
  readonly status: ChangeStatus;
  /** How much of a renamed or copied file is the same, in percent; else null. */
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: Oid | null;
  readonly newOid: Oid | null;
}

/** What stands in front of the changes of one pair of trees where many pairs were asked for. */
const PAIR = /^[0-9a-f]{40,64} [0-9a-f]{40,64}\n/u;

function parseRecord(fields: Iterator<string>, head: string): ChangedFile {
  const [oldMode = "", newMode = "", oldOid = "", newOid = "", change = ""] = head.slice(1).split(" ");
  const status = changeStatus(change.slice(0, 1));
  const first: string = fields.next().value;
  const second: string = status === "RENAMED" || status === "COPIED" ? fields.next().value : first;
  const isOld = status !== "ADDED";
  const isNew = status !== "DELETED";
  return {
    status,
    similarity: change.length > 1 ? Number(change.slice(1)) : null,
    oldPath: isOld ? first : null,
    newPath: isNew ? second : null,
    oldMode: isOld ? oldMode : null,
    newMode: isNew ? newMode : null,
    oldOid: isOld ? oldOid : null,
    newOid: isNew ? newOid : null,
  };
}

/**
 * Reads what `diff-tree -z --raw` prints: a list of changed files for each pair of trees that it names, or one list where it
 * names none. Linear in the bytes; a long list keeps nobody else waiting.
 */
export async function parseRawDiff(stdout: Buffer): Promise<readonly (readonly ChangedFile[])[]> {
  let files: ChangedFile[] = [];
  const lists: ChangedFile[][] = [];
  const fields = decodeBytes(stdout).split("\0").values();
  await inTurns(fields, (field) => {
    let head = field;
    for (let pair = PAIR.exec(head); pair !== null; pair = PAIR.exec(head)) {
      files = [];
      lists.push(files);
      head = head.slice(pair[0].length);
    }
    if (head !== "") files.push(parseRecord(fields, head));
  });
  return lists.length === 0 ? [files] : lists;
}

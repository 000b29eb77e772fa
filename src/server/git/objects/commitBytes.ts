import { requireOids, type Oid } from "../oid.ts";
import type { Signature } from "./parseCommit.ts";

/** A commit to write, its author and committer one. */
export interface NewCommit {
  readonly tree: Oid;
  readonly parents: readonly Oid[];
  readonly by: Signature;
  /** UTF-8; ends with a line end in the object, whether it has one here or not. */
  readonly message: string;
}

/** Beside what stands before the space: what ends a name or an address, and the sign for deleting. */
const ENDS: ReadonlySet<string> = new Set(["<", ">", "\u007F"]);

/** Leaves out what would end a name or an e-mail address in a commit, as git does. */
function plain(text: string): string {
  const kept = [...text].filter((sign) => sign >= " " && !ENDS.has(sign));
  return kept.join("").trim();
}

/** Writes who and when as it stands in a commit: `Name <email> seconds +hhmm`. */
function signatureText({ name, email, at, offset }: Signature): string {
  const minutes = Math.abs(offset);
  const zone = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
  return `${plain(name)} <${plain(email)}> ${Math.trunc(at)} ${offset < 0 ? "-" : "+"}${zone}`;
}

/** Writes a commit object. Fails as BAD_INPUT where an id is none. */
export function commitBytes({ tree, parents, by, message }: NewCommit): Buffer {
  requireOids(tree, ...parents);
  const who = signatureText(by);
  const head = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${who}`,
    `committer ${who}`,
  ].join("\n");
  return Buffer.from(`${head}\n\n${message.replace(/\n*$/u, "\n")}`);
}

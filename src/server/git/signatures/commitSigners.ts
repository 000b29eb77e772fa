import { createHash } from "node:crypto";
import { COMMIT_HEAD_BYTES } from "#contract/limits.ts";
import { readObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

const SIGNATURE = /^gpgsig(?:-sha256)? -----BEGIN SSH SIGNATURE-----\n((?: [\w+/=]+\n)+) -----END SSH SIGNATURE-----/mu;
/** The start of a signature: its name and its version. The public key follows, after its length. */
const [MAGIC, LENGTH_AT] = ["SSHSIG\0\0\0\x01", 10];

/**
 * Returns the fingerprints of the SSH keys that commits name as those that signed them, as ssh-keygen prints them. Does not check
 * the signatures: use it only to refuse something. Commits that are missing, or signed in another way, add nothing.
 */
export async function commitSigners(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlySet<string>> {
  const objects = await readObjects(repository, oids, { ...options, maxBytes: COMMIT_HEAD_BYTES, isTruncated: true });
  const keys = objects.flatMap((object) => {
    const [head = ""] = object?.content.toString("latin1").split("\n\n", 1) ?? [];
    return fingerprintIn(SIGNATURE.exec(head)?.[1] ?? "") ?? [];
  });
  return new Set(keys);
}

function fingerprintIn(armored: string): string | null {
  const bytes = Buffer.from(armored, "base64");
  if (bytes.length < LENGTH_AT + 4 || bytes.toString("latin1", 0, LENGTH_AT) !== MAGIC) return null;
  const key = bytes.subarray(LENGTH_AT + 4, LENGTH_AT + 4 + bytes.readUInt32BE(LENGTH_AT));
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/u, "")}`;
}

import { open } from "node:fs/promises";
import { UNTRACKED_FILE_BYTES } from "#contract/limits.ts";
import { statFiles, type WorkTreeFile } from "../disk/fileStat.ts";
import type { SkippedFile } from "./Snapshot.ts";

/**
 * Chooses the untracked files that a snapshot reads: those that are not too large and do not look like a secret, and
 * those in `requested`. The others, in `unread`, are only listed.
 */
export async function chooseUntracked(
  workTree: string,
  paths: readonly string[],
  requested: ReadonlySet<string>,
): Promise<{ readonly files: readonly WorkTreeFile[]; readonly unread: readonly SkippedFile[] }> {
  const files: WorkTreeFile[] = [];
  const unread: SkippedFile[] = [];
  for (const found of await statFiles(workTree, paths)) {
    if (found === null || !(found.stat.isFile() || found.stat.isSymbolicLink())) continue; // it disappeared meanwhile
    const { path, file, stat } = found;
    const isLarge = stat.size > UNTRACKED_FILE_BYTES;
    const isWithheld = stat.isFile() && !requested.has(path) && (isLarge || (await secretFile(path, file)));
    if (isWithheld) unread.push({ path, bytes: Number(stat.size), reason: isLarge ? "LARGE" : "SECRET" });
    else files.push(found);
  }
  return { files, unread };
}

interface Secret {
  readonly path: RegExp;
  /** Matches the start of the content, if the name alone is not enough. */
  readonly content?: RegExp;
}

/** The files that commonly contain passwords or keys. */
const SECRETS: readonly Secret[] = [
  // Settings of a program. Examples are meant to be shared.
  { path: /(?:^|\/)\.env(?:rc)?(?:\.(?!(?:example|sample|template|dist|defaults)$)[^/]+)?$/iu },
  { path: /\.env$/iu },
  { path: /(?:^|\/)secrets?\.(?:ya?ml|json|toml|ini|properties)$/iu },
  // Keys, and certificates with keys.
  { path: /\.(?:pem|key|p12|pfx|p8|jks|keystore|ppk|ovpn)$/iu },
  { path: /(?:^|\/)id_(?:rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)$/iu },
  { path: /(?:^|\/)(?:secring\.gpg|private-keys-v1\.d\/[^/]+)$/iu },
  // Password stores.
  { path: /\.(?:kdbx?|psafe3|opvault|agilekeychain|keychain)$/iu },
  // Login credentials of programs.
  {
    path: /(?:^|\/)(?:[._]netrc|\.git-credentials|\.pgpass|\.my\.cnf|\.htpasswd|\.pypirc|\.boto|\.s3cfg|\.dockercfg)$/iu,
  },
  {
    path: /(?:^|\/)\.(?:aws\/credentials|kube\/config|docker\/config\.json|gem\/credentials|cargo\/credentials(?:\.toml)?)$/iu,
  },
  { path: /(?:^|\/)(?:service[-_]?account[^/]*|[^/]*credentials)\.json$/iu },
  { path: /\.tfstate(?:\.backup)?$/iu },
  { path: /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?)$/iu, content: /_auth|_password|authToken|authIdent/iu },
];

const HEAD_BYTES = 64 * 1024;

/**
 * Returns the rule by which a file may contain a password or a key, by its path. For a few the start of the content
 * decides too, since the settings of package managers mostly contain none.
 */
export function secretAt(path: string): Secret | undefined {
  return SECRETS.find((one) => one.path.test(path));
}

/** Returns true if a file may contain a secret. True for a file that cannot be read. Reads at most 64 KiB. */
async function secretFile(path: string, file: Buffer): Promise<boolean> {
  const secret = secretAt(path);
  if (secret?.content === undefined) return secret !== undefined;
  const head = await readHead(file).catch(() => null);
  return head === null || secret.content.test(head);
}

async function readHead(file: Buffer): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

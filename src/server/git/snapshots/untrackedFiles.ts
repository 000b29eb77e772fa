import { open } from "node:fs/promises";
import { UNTRACKED_FILE_BYTES } from "#contract/limits.ts";
import { statFiles, type WorkTreeFile } from "../disk/fileStat.ts";
import type { UnreadFile } from "./Snapshot.ts";

/** Untracked files, parted into those that a snapshot reads and those that it only lists. */
export interface ChosenFiles {
  readonly files: readonly WorkTreeFile[];
  readonly unread: readonly UnreadFile[];
}

/** Chooses which untracked files a snapshot reads: not too large ones that look like no secret, and those asked for by path. */
export async function chooseUntracked(
  workTree: string,
  paths: readonly string[],
  asked: ReadonlySet<string>,
): Promise<ChosenFiles> {
  const files: WorkTreeFile[] = [];
  const unread: UnreadFile[] = [];
  for (const found of await statFiles(workTree, paths)) {
    if (found === null || !(found.stat.isFile() || found.stat.isSymbolicLink())) continue; // it went meanwhile
    const { path, file, stat } = found;
    const isLarge = stat.size > UNTRACKED_FILE_BYTES;
    const isHeld = stat.isFile() && !asked.has(path) && (isLarge || (await secretFile(path, file)));
    if (isHeld) unread.push({ path, bytes: Number(stat.size), reason: isLarge ? "LARGE" : "SECRET" });
    else files.push(found);
  }
  return { files, unread };
}

interface Secret {
  /** What the path ends with. */
  readonly path: RegExp;
  /** What its beginning holds, where the name alone does not tell. */
  readonly holds?: RegExp;
}

/** Files that commonly hold passwords or keys, by what keeps them. */
const SECRETS: readonly Secret[] = [
  // Settings of a program; those that are examples are meant to be shared.
  { path: /(?:^|\/)\.env(?:rc)?(?:\.(?!(?:example|sample|template|dist|defaults)$)[^/]+)?$/iu },
  { path: /\.env$/iu },
  { path: /(?:^|\/)secrets?\.(?:ya?ml|json|toml|ini|properties)$/iu },
  // Keys and certificates with keys.
  { path: /\.(?:pem|key|p12|pfx|p8|jks|keystore|ppk|ovpn)$/iu },
  { path: /(?:^|\/)id_(?:rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)$/iu },
  { path: /(?:^|\/)(?:secring\.gpg|private-keys-v1\.d\/[^/]+)$/iu },
  // Stores of passwords.
  { path: /\.(?:kdbx?|psafe3|opvault|agilekeychain|keychain)$/iu },
  // What a program logs in with.
  {
    path: /(?:^|\/)(?:[._]netrc|\.git-credentials|\.pgpass|\.my\.cnf|\.htpasswd|\.pypirc|\.boto|\.s3cfg|\.dockercfg)$/iu,
  },
  {
    path: /(?:^|\/)\.(?:aws\/credentials|kube\/config|docker\/config\.json|gem\/credentials|cargo\/credentials(?:\.toml)?)$/iu,
  },
  { path: /(?:^|\/)(?:service[-_]?account[^/]*|[^/]*credentials)\.json$/iu },
  { path: /\.tfstate(?:\.backup)?$/iu },
  { path: /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?)$/iu, holds: /_auth|_password|authToken|authIdent/iu },
];

/** What is read of a file to see what it holds. */
const BEGINNING_BYTES = 64 * 1024;

/**
 * Tells whether a file may hold a password or a key: by its path, and of a few by what its beginning holds, as settings of a
 * package manager mostly hold none. One that cannot be looked into may. Reads 64 KiB at most.
 */
async function secretFile(path: string, file: Buffer): Promise<boolean> {
  const secret = SECRETS.find((one) => one.path.test(path));
  if (secret?.holds === undefined) return secret !== undefined;
  const beginning = await readBeginning(file).catch(() => null);
  return beginning === null || secret.holds.test(beginning);
}

async function readBeginning(file: Buffer): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

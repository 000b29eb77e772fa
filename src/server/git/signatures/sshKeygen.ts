import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS, SIGN_MS, COMMIT_HEAD_BYTES } from "#contract/limits.ts";
import { withTemporaryFolder } from "../disk/cacheFiles.ts";
import { mayAccess } from "../disk/fileStat.ts";
import { findPrograms, searchPath } from "../processes/programs.ts";
import { runTool } from "../processes/run.ts";
import { readUserConfig } from "../processes/readConfig.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";

/**
 * The user's settings for SSH signatures. They are read from the user's and the system's configuration alone: a
 * repository must not choose a key, nor whose keys are trusted.
 */
export interface SigningSettings {
  /** The key to sign with; null unless there is one and `gpg.format` is ssh. */
  readonly key: SigningKey | null;
  readonly trust: SignatureTrust;
}

/** A key file, or a public key whose private part is in the SSH agent. */
export type SigningKey =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "agent"; readonly publicKey: string };

/** The files that say whose keys are trusted, and which no longer are; null if there is none. */
export interface SignatureTrust {
  readonly allowedSigners: string | null;
  readonly revoked: string | null;
}

export async function readSigningSettings(repository: Repository, options: ReadOptions = {}): Promise<SigningSettings> {
  const settings = await readUserConfig(repository, options);
  const key = settings.get("gpg.format") === "ssh" ? settings.get("user.signingkey") : undefined;
  return {
    key: key === undefined || key === "" ? null : signingKey(key),
    trust: {
      allowedSigners: pathIn(settings.get("gpg.ssh.allowedsignersfile")),
      revoked: pathIn(settings.get("gpg.ssh.revocationfile")),
    },
  };
}

const LITERAL = "key::";

/** Reads `user.signingKey` as git does: `key::` and a public key, the old form without `key::`, or else a file. */
function signingKey(value: string): SigningKey {
  if (value.startsWith(LITERAL)) return { kind: "agent", publicKey: value.slice(LITERAL.length) };
  if (value.startsWith("ssh-")) return { kind: "agent", publicKey: value };
  return { kind: "file", path: expanded(value) };
}

function pathIn(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : expanded(value);
}

/** Replaces `~/`. Any other relative path stays relative: it would be a file of the repository. */
function expanded(path: string): string {
  return path.startsWith("~/") ? join(homedir(), path.slice(2)) : path;
}

const OUTPUT_BYTES = 64 * 1024;
const BEGIN = "-----BEGIN SSH SIGNATURE-----\n";

interface KeygenCall extends ReadOptions {
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly timeoutMs: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs ssh-keygen, which has no terminal and so cannot ask for anything. Fails as CONFLICT if it is not installed. */
async function sshKeygen(call: KeygenCall) {
  const [file] = await findPrograms(searchPath(), ["ssh-keygen"]);
  if (file === undefined)
    throw new GalleyError("CONFLICT", "ssh-keygen was not found in PATH.", { next: "Install OpenSSH 8.9 or newer." });
  const env = { SSH_ASKPASS_REQUIRE: "never", ...call.env };
  const { stdout, stderr, code } = await runTool({ ...call, env, file, maxBytes: OUTPUT_BYTES });
  return { stdout: stdout.toString("utf8"), stderr, code };
}

function variables(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Writes a file that only this user can read, and removes it after `use`. */
function withFile<Result>(content: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = { parent: tmpdir(), prefix: "galley-signature-" };
  return withTemporaryFolder(folder, new Map([["file", content]]), (path) => use(join(path, "file")));
}

/**
 * Signs bytes with a key of the user, as `git commit -S` does, and returns the signature in the form of ssh-keygen. Uses
 * the SSH agent if it has the key. Fails as CONFLICT if the key is locked or missing, as TIMEOUT after SIGN_MS.
 */
export async function sshSign(key: SigningKey, namespace: string, bytes: Uint8Array): Promise<string> {
  const sign = (path: string, flags: readonly string[]) =>
    sshKeygen({
      args: ["-Y", "sign", "-n", namespace, ...flags, "-f", path],
      input: bytes,
      timeoutMs: SIGN_MS,
      env: variables("SSH_AUTH_SOCK"),
    });
  const isWrong = key.kind === "file" && !isAbsolute(key.path);
  if (isWrong) throw new GalleyError("CONFLICT", RELATIVE_KEY, { next: CORRECT_KEY });
  const { stdout, stderr, code } =
    key.kind === "file" ? await sign(key.path, []) : await withFile(`${key.publicKey}\n`, (path) => sign(path, ["-U"]));
  if (code === null) throw new GalleyError("TIMEOUT", SLOW, { next: TOUCH });
  if (code === 0 && stdout.startsWith(BEGIN)) return stdout;
  throw signFailure(key, stderr);
}

const RELATIVE_KEY = "Git's user.signingKey is a relative path, which would name a file of the repository.";
const CORRECT_KEY = "Correct it, for example: `git config --global user.signingKey ~/.ssh/id_ed25519.pub`";
const SLOW = `Signing took longer than ${SIGN_MS / 1000} seconds.`;
const TOUCH = "If the key is on a security key, touch it when it blinks.";
const NO_AGENT =
  "Galley was started without an SSH agent. End it, run `ssh-add`, and start it in the same terminal; or submit without a signature.";

function signFailure(key: SigningKey, stderr: string): GalleyError {
  const hasAgent = Boolean(process.env["SSH_AUTH_SOCK"]);
  if (key.kind === "agent")
    return new GalleyError("CONFLICT", "The SSH agent does not have the key of user.signingKey.", {
      next: hasAgent ? "Add it with `ssh-add`, or submit without a signature." : NO_AGENT,
    });
  const path = displayLine(key.path);
  if (/passphrase/iu.test(stderr))
    return new GalleyError("CONFLICT", `The SSH key ${path} has a passphrase, which Galley cannot ask for.`, {
      next: hasAgent
        ? `Unlock it with \`ssh-add ${path.replace(/\.pub$/u, "")}\` and try again, or submit without a signature.`
        : NO_AGENT,
    });
  if (/No such file/u.test(stderr))
    return new GalleyError("CONFLICT", `The SSH key ${path} does not exist.`, { next: CORRECT_KEY });
  return new GalleyError("CONFLICT", `ssh-keygen could not sign with the SSH key ${path}.`, {
    next: `\`ssh-keygen -Y sign -n test -f ${path}\` says why.`,
  });
}

export interface SshSignature {
  readonly bytes: Uint8Array;
  readonly signature: string;
  readonly namespace: string;
  /** The email address of the supposed signer. */
  readonly identity: string;
  /** The time at which the key has to be valid, in seconds since 1970; now if null. */
  readonly at: number | null;
}

/**
 * The result of checking a signature. `key` is the kind and the fingerprint of the key. "valid": `identities` are all that the file
 * gives to the key. "altered": not by any key for these bytes. "unlisted": the key is not in the allowed signers file for that identity,
 * namespace and time; `others` are those who have it there. "unlistable": there is no such file that can be read.
 */
export type SignatureCheck =
  | { readonly kind: "valid"; readonly key: string; readonly identities: readonly string[] }
  | { readonly kind: "revoked"; readonly key: string }
  | { readonly kind: "altered" }
  | { readonly kind: "unlisted"; readonly key: string; readonly others: readonly string[] }
  | { readonly kind: "unlistable"; readonly key: string; readonly file: string | null };

/**
 * Checks a signature as git checks that of a commit, with one process if it is valid and up to four if it is not. Offline.
 * Fails as CONFLICT if ssh-keygen is not installed or does not run.
 */
export async function sshVerify(
  signed: SshSignature,
  trust: SignatureTrust,
  options: ReadOptions = {},
): Promise<SignatureCheck> {
  return withFile(signed.signature, async (path) => {
    const { allowedSigners, revoked } = trust;
    const unreadable = await firstUnreadable([allowedSigners, revoked]);
    const isName = NAME.test(signed.identity);
    if (allowedSigners === null || unreadable !== null || !isName) {
      const key = await keyOf(signed, path, options);
      if (key === null) return { kind: "altered" };
      return isName ? { kind: "unlistable", key, file: unreadable } : { kind: "unlisted", key, others: [] };
    }
    const verify = (more: readonly string[]) => {
      const who = ["-f", allowedSigners, "-I", signed.identity, "-n", signed.namespace, "-s", path];
      return check(["-Y", "verify", ...timeOf(signed), ...who, ...more], signed.bytes, options);
    };
    const valid = await verify(revoked === null ? [] : ["-r", revoked]);
    if (valid !== null)
      return { kind: "valid", key: valid, identities: identitiesOf(valid, await readFile(allowedSigners, "utf8")) };
    const key = await keyOf(signed, path, options);
    if (key === null) return { kind: "altered" };
    if (revoked !== null && (await verify([])) !== null) return { kind: "revoked", key };
    const args = ["-Y", "find-principals", ...timeOf(signed), "-f", allowedSigners, "-s", path];
    const { stdout, code } = await runVerify(args, new Uint8Array(), options);
    const others = code === 0 ? stdout.split("\n").filter(Boolean) : [];
    return { kind: "unlisted", key, others };
  });
}

/** The bit of an sk- signature that says that somebody touched the key. Source: OpenSSH, PROTOCOL.u2f. */
const TOUCHED = 1;

/**
 * Returns true if a signature is by a key on a device that somebody touched for it. A valid signature proves it: the device signs this
 * byte too. Source: OpenSSH, PROTOCOL.sshsig.
 */
export function isTouched(signature: string): boolean {
  const bytes = Buffer.from(signature.replaceAll(/-----[^-]*-----|\s/gu, ""), "base64");
  // The key, the namespace, nothing, the name of the hash, and the signature.
  const [made] = stringsOf(bytes.subarray(MAGIC.length)).texts.slice(4);
  const { texts, rest } = stringsOf(made ?? Buffer.alloc(0), 2);
  const isOnDevice = texts[0]?.toString("latin1").startsWith("sk-") === true;
  return isOnDevice && rest.length === FLAGS_AND_COUNTER && ((rest[0] ?? 0) & TOUCHED) !== 0;
}

/** Reads strings in the form of SSH, each after its length, up to the first that is not whole. Source: RFC 4251, section 5. */
function stringsOf(bytes: Buffer, most = Infinity): { readonly texts: readonly Buffer[]; readonly rest: Buffer } {
  const texts: Buffer[] = [];
  let rest = bytes;
  while (texts.length < most && rest.length >= 4 && rest.length - 4 >= rest.readUInt32BE(0)) {
    const end = 4 + rest.readUInt32BE(0);
    texts.push(rest.subarray(4, end));
    rest = rest.subarray(end);
  }
  return { texts, rest };
}

const FLAGS_AND_COUNTER = 5;

/** A line of an allowed signers file: the identities, in quotes or not, options, the kind of the key and the key. */
const SIGNER = /^\s*"?([^\s"]+)"?\s.*?\b(?:ssh|ecdsa|sk)-\S+\s+(AAAA[\w+/=]+)/u;

/** Returns the identities of a key, which has its kind and its fingerprint, in an allowed signers file. */
function identitiesOf(key: string, file: string): readonly string[] {
  const lines = file.split("\n").flatMap((line) => {
    const [, identities = "", blob = ""] = SIGNER.exec(line) ?? [];
    return key.endsWith(` SHA256:${digestOf(Buffer.from(blob, "base64"))}`) ? identities.split(",") : [];
  });
  return [...new Set(lines)];
}

/** An identity that can be an argument. Notes may contain any text. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,320}$/u;

/** Returns the first of some files that cannot be read, or whose path is relative. */
async function firstUnreadable(files: readonly (string | null)[]): Promise<string | null> {
  for (const file of files) {
    if (file === null) continue;
    const isReadable = isAbsolute(file) && (await mayAccess(file, constants.R_OK));
    if (!isReadable) return file;
  }
  return null;
}

/** Returns the key of a signature, trusted or not; null if the signature is not for these bytes. */
function keyOf({ namespace, bytes }: SshSignature, path: string, options: ReadOptions): Promise<string | null> {
  return check(["-Y", "check-novalidate", "-n", namespace, "-s", path], bytes, options);
}

/** The last words of the answer: what precedes them may be a name from the notes. */
const GOOD = /^Good "[^"]*" signature .*with (\S+) key (SHA256:\S+)/su;

/** Returns the key that a check names; null if it says that the signature is not valid. */
async function check(args: readonly string[], bytes: Uint8Array, options: ReadOptions): Promise<string | null> {
  const { stdout, code } = await runVerify(args, bytes, options);
  const [, kind = "", fingerprint = ""] = GOOD.exec(stdout) ?? [];
  if (code === 0 && fingerprint !== "") return `${kind} ${fingerprint}`;
  if (stdout.includes("Could not verify signature.")) return null;
  throw new GalleyError("CONFLICT", "ssh-keygen could not check a signature.", {
    next: "Install OpenSSH 8.9 or newer.",
  });
}

function runVerify(args: readonly string[], input: Uint8Array, options: ReadOptions) {
  return sshKeygen({ ...options, args, input, timeoutMs: GIT_READ_MS, env: variables("TZ") });
}

/** The last time with a year of four digits, in every time zone. */
const LATEST = 253_402_200_000;

/** Writes a time in the local time zone, as git does: older versions of ssh-keygen know no other. */
function timeOf({ at }: SshSignature): readonly string[] {
  if (at === null) return [];
  const time = new Date(Math.min(at, LATEST) * 1000);
  const parts = [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes(), time.getSeconds()];
  const digits = parts.map((part) => String(part).padStart(2, "0")).join("");
  return [`-Overify-time=${String(time.getFullYear()).padStart(4, "0")}${digits}`];
}

const SIGNATURE = /^gpgsig(?:-sha256)? -----BEGIN SSH SIGNATURE-----\n((?: [\w+/=]+\n)+) -----END SSH SIGNATURE-----/mu;
/** The name and the version at the start of a signature. The public key follows. */
const MAGIC = "SSHSIG\0\0\0\x01";

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
  const [key] = stringsOf(bytes.subarray(MAGIC.length), 1).texts;
  if (key === undefined || bytes.toString("latin1", 0, MAGIC.length) !== MAGIC) return null;
  return `SHA256:${digestOf(key)}`;
}

function digestOf(key: Buffer): string {
  return createHash("sha256").update(key).digest("base64").replace(/=+$/u, "");
}

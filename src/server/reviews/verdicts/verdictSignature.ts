import { createHash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { inLine } from "#contract/untrustedText.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { stampFiles } from "#server/git/disk/fileStat.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import {
  isTouched,
  readSigningSettings,
  type SignatureCheck,
  type SignatureTrust,
  sshSign,
  sshVerify,
} from "#server/git/signatures/sshKeygen.ts";
import type { CommentExtras } from "#server/store/notes/CommentItem.ts";
import { statedTime } from "#server/store/notes/timestamps.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import type { DerivedComment } from "../state/Review.ts";
import type { Viewer } from "../state/Viewer.ts";

/** The namespace of the signatures: one of a commit or a file is none of a verdict. */
const NAMESPACE = "git-galley-verdict";

/**
 * Returns the bytes that are signed: the id of the review's first commit and the line of the note without the signature, each
 * with a newline. Thus a signature holds for this review, text, commit and recorded change alone.
 */
function signedBytes(revision: Oid, line: string): Uint8Array {
  return encodeBytes(`${revision}\n${line}\n`);
}

const END = /,"signature":"(?:[\w+/= -]|\\n)+"\}\}$/u;

/** Returns a line as it was signed; null if its signature is elsewhere than Galley writes it. */
function unsignedLine(line: string): string | null {
  return END.test(line) ? line.replace(END, "}}") : null;
}

const NO_KEY = "Git's configuration names no SSH key to sign with.";
const SET_KEY =
  "Run `git config --global gpg.format ssh` and `git config --global user.signingKey ~/.ssh/id_ed25519.pub`, or submit without a signature.";
const NO_VERDICT = "Only an approval or a request for changes can be signed.";
const NO_CHANGE = "The change could not be recorded in the verdict, so a signature would not say what it is for.";

type Signer = (line: string) => Promise<string>;

/**
 * Returns what makes the function that signs a verdict of a review with the user's SSH key, or null if no signature is wanted.
 * Fails as FORBIDDEN if the viewer is not the user who runs Galley, as CONFLICT if git's configuration names no key.
 */
export async function verdictSigner(
  { git, viewer }: Pick<ReviewContext, "git" | "viewer">,
  { sign, verdict }: { readonly sign?: boolean | null | undefined; readonly verdict: string },
): Promise<((revision: Oid, facts: Pick<CommentExtras, "change">) => Signer) | null> {
  if (sign !== true) return null;
  requireOwnKey(viewer);
  if (verdict === "comment") throw new GalleyError("BAD_INPUT", NO_VERDICT);
  const { key } = await readSigningSettings(git);
  if (key === null) throw new GalleyError("CONFLICT", NO_KEY, { next: SET_KEY });
  return (revision, { change }) => {
    if (change === undefined) throw new GalleyError("CONFLICT", NO_CHANGE, { next: "Submit without a signature." });
    return (line) => sshSign(key, NAMESPACE, signedBytes(revision, line));
  };
}

/** Returns true if the viewer may sign, and git's configuration of the user names a key. */
export async function canSign(
  { git, viewer }: Pick<ReviewContext, "git" | "viewer">,
  options: ReadOptions = {},
): Promise<boolean> {
  return maySign(viewer) && (await readSigningSettings(git, options)).key !== null;
}

/**
 * VALID: by a key that the user trusts for the author of the verdict, for the verdict as it is. INVALID: not that.
 * UNKNOWN: it is not known here whose key it is, or whether it is by any.
 */
export type SignatureState = "VALID" | "INVALID" | "UNKNOWN";

/** The signature of a verdict, as far as it can be checked here. */
export interface VerdictSignature {
  readonly state: SignatureState;
  /** Sentences that say why, and what to do. */
  readonly message: string;
  /** The kind and the fingerprint of the key; null if the signature is not by any for this text. */
  readonly key: string | null;
  /** All identities that the allowed signers file gives to the key, if it is valid: they are one person. */
  readonly identities?: readonly string[];
  /** True if it is valid, and somebody touched the key for it. */
  readonly isTouched?: boolean;
}

const CACHE_BYTES = 512 * 1024;
const ENTRY_BYTES = 600;
const cacheOf = repositoryCache<SignatureCheck>(CACHE_BYTES);

/**
 * Checks the signature of a verdict; null if it has none. Offline. Costs a process or more, and none if it was checked before
 * and the files with the keys have not changed.
 */
export async function verdictSignature(
  git: Repository,
  revision: Oid,
  { item, history }: Pick<DerivedComment, "item" | "history">,
  { allowedSigners, ...options }: ReadOptions & { readonly allowedSigners?: string | null | undefined } = {},
): Promise<VerdictSignature | null> {
  const { signedLine, extras, author } = item;
  if (signedLine === undefined || extras.signature === undefined) return null;
  if (history.length > 1) return { state: "INVALID", message: EDITED, key: null };
  const line = unsignedLine(signedLine);
  if (line === null) return { state: "INVALID", message: ALTERED, key: null };
  const settings = await readSigningSettings(git, options);
  const trust = { ...settings.trust, ...(allowedSigners != null && { allowedSigners }) };
  const { signature } = extras;
  const cache = cacheOf(git);
  const digest = createHash("sha256")
    .update(encodeBytes(`${revision}\n${signedLine}`))
    .digest("base64url");
  const cacheKey = `${digest}\n${trust.allowedSigners}\n${trust.revoked}\n${stampFiles(filesOf(trust))}`;
  const known = cache.get(cacheKey);
  const bytes = signedBytes(revision, line);
  const signed = { bytes, signature, namespace: NAMESPACE, identity: author, at: statedTime(item) };
  try {
    const found = known ?? (await sshVerify(signed, trust, options));
    cache.set(cacheKey, found, ENTRY_BYTES);
    return { ...described(found, author, trust), isTouched: found.kind === "valid" && isTouched(signature) };
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "CONFLICT") throw error;
    return { state: "UNKNOWN", message: `The signature cannot be checked: ${error.message}`, key: null };
  }
}

function filesOf({ allowedSigners, revoked }: SignatureTrust): readonly string[] {
  return [allowedSigners, revoked].filter((file) => file !== null);
}

const EDITED = "The verdict was edited after it was signed.";
const ALTERED =
  "The signature is not for this verdict: its text, its change or its time was altered, or it was given in another review.";
const NO_FILE =
  "Whose key it is, is unknown: set git's gpg.ssh.allowedSignersFile to a file with lines such as `name@example.org ssh-ed25519 …`.";

function described(found: SignatureCheck, author: string, { allowedSigners }: SignatureTrust): VerdictSignature {
  const name = inLine(author);
  switch (found.kind) {
    case "valid":
      return {
        state: "VALID",
        message: `Signed by ${name} with ${found.key}.`,
        key: found.key,
        identities: found.identities,
      };
    case "altered":
      return { state: "INVALID", message: ALTERED, key: null };
    case "revoked":
      return { state: "INVALID", message: `Signed with ${found.key}, which is revoked.`, key: found.key };
    case "unlistable": {
      const why =
        found.file === null ? NO_FILE : `The file ${inLine(found.file)} of git's configuration cannot be read.`;
      return { state: "UNKNOWN", message: `Signed with ${found.key}. ${why}`, key: found.key };
    }
    case "unlisted": {
      const { key, others } = found;
      const isOthers = others.length > 0 && !others.some((list) => list.split(",").includes(author));
      if (isOthers) {
        const message = `Signed with ${key}, which is the key of ${others.map(inLine).join(" or ")}, not of ${name}.`;
        return { state: "INVALID", message, key };
      }
      const file = allowedSigners === null ? "" : ` in ${inLine(allowedSigners)}`;
      const next = "Compare the fingerprint with its owner's before you add the key.";
      const message = `Signed with ${key}. The allowed signers${file} do not have this key for ${name}, the namespace ${NAMESPACE} and the time of the verdict. ${next}`;
      return { state: "UNKNOWN", message, key };
    }
  }
}

const NOT_OWN_KEY = "Only the person who runs this Galley can sign verdicts, with their own SSH key.";
const UNSIGNED = "Submit the verdict without a signature.";

/** Returns true if the viewer may sign: the key is that of the user who runs Galley, and no program may use it. */
function maySign({ role, agent }: Pick<Viewer, "role" | "agent">): boolean {
  return role === "maintainer" && agent === undefined;
}

function requireOwnKey(viewer: Pick<Viewer, "role" | "agent">): void {
  if (!maySign(viewer)) throw new GalleyError("FORBIDDEN", NOT_OWN_KEY, { next: UNSIGNED });
}

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BUNDLE_BYTES, GIT_WALK_MS } from "#contract/limits.ts";
import { readCommits } from "../objects/readCommits.ts";
import { isOid, type Oid, revisionInput } from "../oid.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../processes/readGit.ts";
import type { ObjectFormat, Repository } from "../Repository.ts";
import { copyFromMirror } from "./updateRefs.ts";

/** The parts of a file in git's bundle format, version 2 or 3 (gitformat-bundle(5)). */
interface Bundle {
  readonly objectFormat: ObjectFormat;
  /** The commits that a repository needs before it can take the objects. */
  readonly prerequisites: readonly Oid[];
  /** The commits by the names of their refs. */
  readonly refs: ReadonlyMap<string, Oid>;
  /** The objects in git's pack format. */
  readonly pack: Buffer;
}

const LINE = /^(?<minus>-?)(?<oid>[0-9a-f]{40}|[0-9a-f]{64})(?: (?<name>.*))?$/u;
const HEAD_BYTES = 4 * 1024 * 1024;
const NO_BUNDLE = "This file is not a bundle of git.";

function refuse(message: string, cause?: unknown): GalleyError {
  return new GalleyError("BAD_INPUT", message, { cause, next: "Ask its sender for a file made by `galley bundle`." });
}

/** Returns true if a file begins as a bundle of git does. */
function isBundle(bytes: Buffer): boolean {
  return /^# v\d+ git bundle\n/u.test(bytes.toString("latin1", 0, 32));
}

/** Parses a bundle, without its objects. Fails as BAD_INPUT if it is damaged, partial, or of an unknown version. */
export function parseBundle(bytes: Buffer): Bundle {
  const end = bytes.subarray(0, HEAD_BYTES).indexOf("\n\n");
  if (!isBundle(bytes) || end < 0) throw refuse(NO_BUNDLE);
  const [first = "", ...lines] = decodeBytes(bytes.subarray(0, end)).split("\n");
  const capabilities = lines.filter((line) => line.startsWith("@"));
  const formats = capabilities.map((line) => /^@object-format=(sha1|sha256)$/u.exec(line)?.[1]);
  if (!/^# v[23] git bundle$/u.test(first) || formats.length > 1 || formats.includes(undefined))
    throw refuse("This bundle is of a kind that Galley cannot read.");
  const objectFormat = formats[0] === "sha256" ? "sha256" : "sha1";
  const prerequisites: Oid[] = [];
  const refs = new Map<string, Oid>();
  for (const line of lines.slice(capabilities.length)) {
    const { minus, oid, name = "" } = LINE.exec(line)?.groups ?? {};
    const isWhole = oid?.length === (objectFormat === "sha1" ? 40 : 64);
    if (oid === undefined || !isWhole || (minus === "" && (name === "" || refs.has(name)))) throw refuse(NO_BUNDLE);
    if (minus === "-") prerequisites.push(oid);
    else refs.set(name, oid);
  }
  return { objectFormat, prerequisites, refs, pack: bytes.subarray(end + 2) };
}

/**
 * Creates what `git bundle create` does for refs with these names: their commits, except those reachable from `not`. The
 * objects may be in the mirror alone. Fails as TOO_LARGE beyond BUNDLE_BYTES.
 */
export async function createBundle(
  repository: Repository,
  refs: ReadonlyMap<string, Oid>,
  not: readonly Oid[],
): Promise<{ readonly bytes: Buffer; readonly prerequisites: readonly Oid[] }> {
  const input = revisionInput([...refs.values()], not);
  const call = { input, timeoutMs: GIT_WALK_MS, maxBytes: BUNDLE_BYTES, heavy: true };
  const boundary = await readGit(repository, { ...call, args: ["rev-list", "--boundary", "--stdin"] });
  const lines = boundary.stdout.toString("latin1").split("\n");
  const prerequisites = lines.flatMap((line) => (line.startsWith("-") ? [line.slice(1)] : [])).filter(isOid);
  const args = ["pack-objects", "--revs", "--thin", "--delta-base-offset", "--stdout", "-q"];
  const { stdout } = await readGit(repository, { ...call, args });
  const isSha1 = repository.objectFormat === "sha1";
  const head = [
    ...(isSha1 ? ["# v2 git bundle"] : ["# v3 git bundle", "@object-format=sha256"]),
    ...prerequisites.map((oid) => `-${oid} `),
    ...Array.from(refs, ([name, oid]) => `${oid} ${name}`),
    "\n",
  ];
  return { bytes: Buffer.concat([Buffer.from(head.join("\n")), stdout]), prerequisites };
}

const NAMED_MAX = 5;

/**
 * Writes the objects of a bundle into the repository, where nothing leads to them until a ref does. They are checked in
 * the mirror first, as by `git fsck`, and only those that the refs need are copied. Fails as OBJECT_MISSING, with their
 * ids, if prerequisites are missing, as BAD_INPUT if the objects are damaged or incomplete, and as `unpackObjects` does.
 */
export async function takeBundle(repository: Repository, bundle: Bundle): Promise<void> {
  const { prerequisites, refs, pack } = bundle;
  const found = await readCommits(repository, prerequisites);
  const missing = prerequisites.filter((_, index) => found[index] == null);
  if (missing.length > 0) throw missingCommits(missing);
  const args = ["index-pack", "--stdin", "--fix-thin", "--fsck-objects", `--max-input-size=${BUNDLE_BYTES}`];
  const call = { args, input: pack, answers: [0, 1, 128], timeoutMs: GIT_WALK_MS };
  const { code, stdout, stderr } = await readGit(repository, { ...call, heavy: true });
  if (code !== 0) throw refuse("The objects in this bundle are damaged.", gitFailure(args, code, stderr));
  try {
    await copyFromMirror(repository, [...refs.values()], prerequisites);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
    throw refuse("This bundle is incomplete: it lacks objects that its refs need.", error);
  } finally {
    const [, name] = /^pack\t([0-9a-f]+)$/mu.exec(stdout.toString("latin1")) ?? [];
    const files = ["pack", "idx", "rev"].map((ending) =>
      join(repository.mirror, `objects/pack/pack-${name}.${ending}`),
    );
    if (name !== undefined) await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}

function missingCommits(missing: readonly Oid[]): GalleyError {
  const named = missing.slice(0, NAMED_MAX).join(", ");
  const more = missing.length > NAMED_MAX ? ` and ${missing.length - NAMED_MAX} more` : "";
  return new GalleyError(
    "OBJECT_MISSING",
    `This repository lacks commits that the bundle builds on: ${named}${more}.`,
    {
      next: "Fetch the branches that the reviews are for, or ask for a bundle made with --full, then try again.",
    },
  );
}

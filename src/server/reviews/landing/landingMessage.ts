import type { Signature } from "#server/git/objects/ObjectPack.ts";
import type { CommitRecord } from "#server/git/objects/readCommits.ts";
import { subjectOf } from "../stacks/readLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { LandingMethod } from "./buildLanding.ts";
import type { LayerToLand } from "./restack.ts";

const BRANCHES = "refs/heads/";

interface MessageInput {
  readonly review: Pick<IndexedReview, "title" | "body" | "current" | "head" | "targetRef">;
  readonly method: LandingMethod;
  /** The layer up to which it lands; null for all. */
  readonly part: LayerToLand | null;
  /** The commits that land, the oldest first. */
  readonly commits: readonly CommitRecord[];
}

/** Proposes the message of a landing: a merge's as `git merge` writes it, a squash's with the credit of its commits; else empty. */
export function landingMessage({ review, method, part, commits }: MessageInput): string {
  const { title, current, head, targetRef } = review;
  if (method === "squash") return squashMessage(review, part, commits);
  if (method !== "merge") return "";
  const target = targetRef.slice(BRANCHES.length);
  const branch = part === null ? current.reviewRef.replace(BRANCHES, "") : "";
  const commit = part?.layer.commit ?? head ?? "";
  const merged = part !== null ? "commit" : branch === "" ? "commit" : "branch";
  const name = branch === "" ? commit.slice(0, 10) : branch;
  return `Merge ${merged} '${name}' into ${target}\n\n${part === null ? title : subjectOf(part.record)}`;
}

/** Git's mark of a commit that is to become part of the one with the rest of its subject. */
const AUTOSQUASH = /^(?:(?:fixup|squash|amend)! )+/u;

/** The title, the text of the review or else of the only commit, and all trailers once, in one last block. */
function squashMessage(
  { title, body }: Pick<IndexedReview, "title" | "body">,
  part: LayerToLand | null,
  commits: readonly CommitRecord[],
): string {
  const written = commits.filter((commit) => commit.parents.length < 2);
  const own = written.filter((commit) => !AUTOSQUASH.test(subjectOf(commit)));
  const isWhole = part === null;
  const isLowest = part?.layer.position === 1;
  const subject = isWhole
    ? title
    : isLowest
      ? subjectOf(part.record)
      : `${title} (${part.layer.position} of ${part.total} commits)`;
  const described = splitTrailers(isWhole ? `${title}\n\n${body}` : "");
  const splits = written.map(({ message }) => splitTrailers(message.trim()));
  const [only] = own.length === 1 ? own : [];
  const text = described.text === "" && only !== undefined ? splitTrailers(only.message.trim()).text : described.text;
  const trailers = creditOnce([...described.trailers, ...splits.flatMap((one) => one.trailers)], written);
  return [subject.replace(AUTOSQUASH, ""), text, trailers.join("\n")]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** Returns the author of most of the commits, and of these the first, with the time of their first commit; null without commits. */
export function squashAuthor(commits: readonly CommitRecord[]): Signature | null {
  const counts = new Map<string, { readonly author: Signature; count: number }>();
  for (const { author, parents } of commits) {
    if (parents.length > 1) continue;
    const found = counts.get(personOf(author)) ?? { author, count: 0 };
    found.count++;
    counts.set(personOf(author), found);
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most?.author ?? null;
}

function personOf({ name, email }: Pick<Signature, "name" | "email">): string {
  return (email === "" ? name : email).toLowerCase();
}

const CO_AUTHOR = /^Co-authored-by:\s*(?<name>[^<]*?)\s*<(?<email>[^<>]*)>/iu;
const CHANGE_ID = /^Change-Id:/iu;

/**
 * Returns trailers without repetition: each co-author once, with the authors of the commits, but not who is the author already.
 * Of several ids of changes the first stays, since a commit has one.
 */
function creditOnce(trailers: readonly string[], commits: readonly CommitRecord[]): readonly string[] {
  const main = squashAuthor(commits);
  const seen = new Set(main === null ? [] : [`co-author ${personOf(main)}`]);
  const authors = commits.map(({ author: { name, email } }) => `Co-authored-by: ${name} <${email}>`);
  return [...trailers, ...authors].filter((line) => {
    const { name = "", email = "" } = CO_AUTHOR.exec(line)?.groups ?? {};
    const key = CO_AUTHOR.test(line)
      ? `co-author ${personOf({ name, email })}`
      : CHANGE_ID.test(line)
        ? "Change-Id"
        : line.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

const TRAILER = /^[A-Za-z0-9-]+: |^\(cherry picked from commit /u;
/** A trailer that makes a paragraph with other lines one of trailers, as git's own do. */
const CREDIT = /^(?:[A-Za-z]+-by|Change-Id): |^\(cherry picked from commit /iu;

/** Splits a message without its subject into text and the trailers of its last paragraph. A folded trailer stays one. */
function splitTrailers(message: string): { readonly text: string; readonly trailers: readonly string[] } {
  const [, ...paragraphs] = message.trimEnd().split(/\n\s*\n/u);
  const lines = (paragraphs.at(-1) ?? "").trim().split(/\n(?![ \t])/u);
  const isBlock = lines.every((line) => TRAILER.test(line)) || lines.some((line) => CREDIT.test(line));
  if (!isBlock) return { text: paragraphs.join("\n\n").trim(), trailers: [] };
  const rest = lines.filter((line) => !TRAILER.test(line));
  return {
    text: [...paragraphs.slice(0, -1), rest.join("\n")].join("\n\n").trim(),
    trailers: lines.filter((line) => TRAILER.test(line)),
  };
}

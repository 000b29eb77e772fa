import { COMMIT_MESSAGE_PATH, commitMessageLines } from "#contract/addresses.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { type LayerPlace, placeLayers, stackWith } from "../stacks/reviewLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { followText } from "../texts/alignLines.ts";
import { FileText, LineNumbers } from "../texts/FileText.ts";
import { type AnchoredLines, portAnchor } from "./portAnchor.ts";
import type { PositionSpan, ThreadOrDraft, ThreadPosition } from "./ThreadPosition.ts";

const TEXT = {
  other: "The comment is on the message of another commit.",
  missing: "The commented commit is not in this repository.",
  dropped: "The commented commit is not part of the change any more.",
  uncertain: "It is uncertain which commit the commented one is now.",
} as const;

export function isOnMessage({ location }: Pick<ThreadOrDraft, "location">): boolean {
  return location?.path === COMMIT_MESSAGE_PATH;
}

/**
 * Finds the positions of threads on commit messages: in the message of the same layer, if that is among the shown commits. All others
 * are LOST, with their quotations. Reads the messages of all of them together.
 */
export async function messagePositions(
  repository: Repository,
  review: IndexedReview,
  threads: readonly ThreadOrDraft[],
  span: PositionSpan,
  options: ReadOptions,
): Promise<ReadonlyMap<ThreadOrDraft, ThreadPosition>> {
  const positions = new Map<ThreadOrDraft, ThreadPosition>();
  if (threads.length === 0) return positions;
  const commits = [...new Set(threads.map(({ location }) => location?.commit ?? ""))].filter(isOid);
  const stack = span.new === null ? null : await stackWith(repository, review, span.new, options);
  const shown = new Set(stack?.commits.slice(stack.commits.indexOf(span.old ?? "") + 1));
  if (span.isLayer === true) shown.clear();
  if (span.new !== null) shown.add(span.new);
  const places = commits.every((commit) => shown.has(commit))
    ? new Map<Oid, LayerPlace>()
    : await placeLayers(repository, review, commits, { ...options, shown: stack?.range });
  const nowOf = (commit: Oid): Oid | null => {
    if (shown.has(commit)) return commit;
    const place = places.get(commit);
    return place?.certainty === "CERTAIN" ? (place.now[0]?.commit.oid ?? null) : null;
  };
  const all = [...new Set([...commits, ...commits.flatMap((commit) => nowOf(commit) ?? [])])];
  const records = await readCommits(repository, all, { ...options, fromNotes: true });
  const messages = new Map(records.map((record, index) => [all[index] ?? "", record?.message]));
  for (const thread of threads) {
    const commit = thread.location?.commit ?? "";
    const now = nowOf(commit);
    const [before, after] = [messages.get(commit), messages.get(now ?? "")];
    if (before !== undefined && after !== undefined && now !== null && shown.has(now)) {
      positions.set(thread, inMessage(thread, before, after));
      continue;
    }
    const certainty = places.get(commit)?.certainty;
    const absent = certainty === "DROPPED" ? TEXT.dropped : certainty === "UNCERTAIN" ? TEXT.uncertain : TEXT.other;
    const reason = before === undefined ? TEXT.missing : absent;
    positions.set(thread, { ...WHOLE, startLine: null, endLine: null, certainty: "LOST", reason });
  }
  return positions;
}

function inMessage(thread: ThreadOrDraft, before: string, after: string): ThreadPosition {
  const numbers = new LineNumbers();
  const [old, now] = [new FileText(bytesOf(before), numbers), new FileText(bytesOf(after), numbers)];
  const outcome = before === after ? "same" : followText(old, now);
  const { startLine, endLine, certainty, reason } = portAnchor(linesOf(thread), outcome, old.count);
  return { ...WHOLE, startLine, endLine, certainty, reason: reason.replace("file", "message") };
}

const WHOLE = { path: COMMIT_MESSAGE_PATH, side: "new" } as const;

function bytesOf(message: string): Buffer {
  return Buffer.from(`${commitMessageLines(message).join("\n")}\n`);
}

function linesOf({ location, root }: ThreadOrDraft): AnchoredLines {
  const { startLine = 0, endLine = 0 } = location?.range ?? {};
  const { quote = [], before = [], after = [] } = root.item.extras;
  return { startLine, endLine, quote, before, after };
}

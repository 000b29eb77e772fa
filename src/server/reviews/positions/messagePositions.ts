import { COMMIT_MESSAGE_PATH, commitMessageLines } from "#contract/addresses.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { type LayerPlace, placeLayers } from "../stacks/reviewLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { followText } from "../texts/alignLines.ts";
import { FileText, LineNumbers } from "../texts/FileText.ts";
import { type AnchoredLines, portAnchor } from "./portAnchor.ts";
import type { PositionSpan, ThreadOrDraft, ThreadPosition } from "./ThreadPosition.ts";

const TEXT = {
  other: "The comment is on the message of another commit.",
  missing: "The commented commit is not in this repository.",
} as const;

export function isOnMessage({ location }: Pick<ThreadOrDraft, "location">): boolean {
  return location?.path === COMMIT_MESSAGE_PATH;
}

/**
 * Finds the positions of threads on commit messages: in the message of the shown head, if that is the same layer. All others are LOST,
 * with their quotations. Reads the messages of all of them together.
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
  const commits = [
    ...new Set(threads.flatMap(({ location }) => (isOid(location?.commit ?? "") ? [location?.commit ?? ""] : []))),
  ];
  const shown = span.new;
  const [records, places] = await Promise.all([
    readCommits(repository, [...commits, ...(shown === null ? [] : [shown])], options),
    commits.every((commit) => commit === shown)
      ? new Map<Oid, LayerPlace>()
      : placeLayers(repository, review, commits, options),
  ]);
  const messages = new Map(
    records.flatMap((record) => (record === null ? [] : [[record.oid, record.message] as const])),
  );
  for (const thread of threads) {
    const commit = thread.location?.commit ?? "";
    const place = places.get(commit);
    const isSame = commit === shown || (place?.certainty === "CERTAIN" && place.now[0]?.commit.oid === shown);
    const [before, after] = [messages.get(commit), messages.get(shown ?? "")];
    if (before === undefined || after === undefined || !isSame) {
      const reason = before === undefined ? TEXT.missing : TEXT.other;
      positions.set(thread, { ...WHOLE, startLine: null, endLine: null, certainty: "LOST", reason });
      continue;
    }
    const numbers = new LineNumbers();
    const [old, now] = [before, after].map((message) => new FileText(bytesOf(message), numbers));
    const outcome = before === after || old === undefined || now === undefined ? "same" : followText(old, now);
    const { startLine, endLine, certainty, reason } = portAnchor(linesOf(thread), outcome);
    positions.set(thread, { ...WHOLE, startLine, endLine, certainty, reason });
  }
  return positions;
}

const WHOLE = { path: COMMIT_MESSAGE_PATH, side: "new" } as const;

function bytesOf(message: string): Buffer {
  return Buffer.from(`${commitMessageLines(message).join("\n")}\n`);
}

function linesOf({ location, root }: ThreadOrDraft): AnchoredLines {
  const { startLine = 0, endLine = 0 } = location?.range ?? {};
  const { quote = [], before = [], after = [] } = root.item.extras;
  return { startLine, endLine: Math.max(startLine, endLine), quote, before, after };
}

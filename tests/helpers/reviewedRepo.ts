import { copiedRepo } from "./copiedRepo.ts";
import type { TempRepo } from "./tempRepo.ts";

/**
 * A repository with a review of its branch `topic`. Grace requested it from Ada, who is the viewer; its head is patch
 * set 1.
 */
export interface ReviewedRepo {
  readonly repo: TempRepo;
  /** The key of the review in addresses. */
  readonly key: string;
  readonly base: string;
  readonly head: string;
  /** Adds a comment by Grace to a line of a file, as another program would: on the head, or on another commit. */
  comment(path: string, line: number, text: string, commit?: string): Promise<void>;
  /** Returns the stored comments, one item for each line of the notes. */
  storedComments(): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** File contents by path. */
type Contents = Readonly<Record<string, string>>;

const REVIEWS = "--ref=devtools/reviews";
const DISCUSS = "--ref=devtools/discuss";

/** Returns numbered lines, some of which are changed or, if null, left out. */
function numberedLines(count: number, changed: Readonly<Record<number, string | null>> = {}): string {
  const lines = Array.from(
    { length: count },
    (_, at) => changed[at + 1] ?? (at + 1 in changed ? null : `line ${at + 1}`),
  );
  return lines.flatMap((line) => (line === null ? [] : [`${line}\n`])).join("");
}

/** The time of the request, in seconds. */
const REQUESTED = 1_700_001_000;

const copies = new Map<string, ReturnType<typeof copiedRepo<{ readonly base: string; readonly head: string }>>>();

/** Creates the commits and the request with raw git. */
function copyOf(before: Contents, after: Contents) {
  return copiedRepo(async (repo) => {
    await repo.git("config", "user.name", "Ada Proof");
    await repo.git("config", "user.email", "ada@example.org");
    const files = { "long.txt": numberedLines(120), "left alone.txt": "as it was\n", ...before };
    const base = await repo.commit(files, "Begin");
    await repo.git("checkout", "-q", "-b", "topic");
    const changed = { 10: "line 10 reads otherwise", 60: "line 60 reads otherwise", 90: null };
    const changedFiles = { "long.txt": numberedLines(120, changed), "new.txt": "new\n", ...after };
    const head = await repo.commit(changedFiles, "Change some lines");
    await repo.git("checkout", "-q", "main");
    const request = {
      timestamp: String(REQUESTED),
      reviewRef: "refs/heads/topic",
      targetRef: "refs/heads/main",
      requester: "grace@example.org",
      reviewers: ["ada@example.org"],
      description: "Change some lines",
      baseCommit: base,
      galley: { act: "request", head, base },
    };
    await repo.git("notes", REVIEWS, "append", "-m", JSON.stringify(request), head);
    return { base, head };
  }, 180);
}

/**
 * Returns a repository with `long.txt` of 120 lines, of which the review changes lines 10 and 60 and deletes line 90; a
 * new file; a file that it does not change; and the given files before and after the change.
 */
export async function reviewedRepo(before: Contents = {}, after: Contents = {}): Promise<ReviewedRepo> {
  const key = JSON.stringify([before, after]);
  const copy = copies.get(key) ?? copyOf(before, after);
  copies.set(key, copy);
  const {
    repo,
    facts: { base, head },
  } = await copy();
  let seconds = REQUESTED;

  async function append(ref: string, item: object): Promise<void> {
    seconds += 1;
    await repo.git("notes", ref, "append", "-m", JSON.stringify({ timestamp: String(seconds), ...item }), head);
  }
  return {
    repo,
    key: head.slice(0, 12),
    base,
    head,
    comment: (path, line, text, commit = head) =>
      append(DISCUSS, {
        author: "grace@example.org",
        location: { commit, path, range: { startLine: line } },
        description: text,
        resolved: false,
      }),
    async storedComments() {
      const note = await repo.git("notes", DISCUSS, "show", head);
      return note.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
    },
  };
}

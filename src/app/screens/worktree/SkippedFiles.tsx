import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey } from "#app/parts/mutations/idempotencyKey.ts";
import { useDeed } from "#app/parts/mutations/useAction.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import type {
  SkippedFiles_worktree$data,
  SkippedFiles_worktree$key,
} from "#generated/SkippedFiles_worktree.graphql.ts";
import type { SkippedFilesMutation } from "#generated/SkippedFilesMutation.graphql.ts";

const TEXT = {
  read: "Read it",
  label: "Files that were not read",
  why: {
    SECRET: "its name is that of a file with secrets",
    LARGE: "it is large",
    UNREADABLE: "Galley may not read it",
    FILTERED: "a filter of the repository would have to run",
    NESTED: "it is a repository of its own",
  },
  filesWereNotRead: (count: number): string =>
    counted(count, { one: "file was not read", other: "files were not read" }),
} as const;

/** Files that are named while the list is closed. */
const NAMED = 3;

type Unread = SkippedFiles_worktree$data["unread"][number];

/** Why a file waits to be asked for; others are not read at all. */
const READABLE: ReadonlySet<string> = new Set<Unread["reason"]>(["SECRET", "LARGE"]);

interface Props {
  readonly repositoryId: string;
  readonly worktree: SkippedFiles_worktree$key;
  /** Called when a file was read. */
  readonly onRead: () => void;
}

/**
 * The files that a snapshot leaves out, some of them until one asks for them: each with its size, and why; of those past its
 * limit how many.
 */
export function UnreadFiles({ repositoryId, worktree, onRead }: Props) {
  const { unread, leftOutCount } = useFragment(
    graphql`
      fragment SkippedFiles_worktree on Worktree @throwOnFieldError {
        unread {
          path
          bytes
          reason
        }
        leftOutCount
      }
    `,
    worktree,
  );
  const [readUnread, busy] = useReadUnread(repositoryId);
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leftOut = leftOutSentence(leftOutCount);
  if (unread.length === 0) return leftOut === null ? null : <Notice tone="warning">{leftOut}</Notice>;
  const read = async (path: string): Promise<void> => {
    if (busy) return;
    setAsked(path);
    const reason = await readUnread(path);
    setFailure(reason);
    if (reason === null) onRead();
  };
  return (
    <details className="UnreadFiles" open={leftOut !== null}>
      <summary>{sentenceOf(unread.map(({ path }) => displayPath(path)))}</summary>
      <ul aria-label={TEXT.label}>
        {unread.map(({ path, bytes, reason }) => (
          <li key={path} className="UnreadFiles-file">
            <code className="UnreadFiles-path">{displayPath(path)}</code>
            <span className="UnreadFiles-why">
              {reason === "NESTED" ? TEXT.why[reason] : `${formatBytes(bytes)}, ${TEXT.why[reason]}`}
            </span>
            {READABLE.has(reason) && (
              <>
                <Button
                  size="small"
                  busy={busy && asked === path}
                  aria-label={`${TEXT.read}: ${displayPath(path)}`}
                  onClick={() => void read(path)}
                >
                  {TEXT.read}
                </Button>
                <PaletteEntry
                  label={`${TEXT.read}: ${displayPath(path)}`}
                  group={shortcutGroups.uncommittedWork}
                  onRun={() => void read(path)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {leftOut !== null && <Notice tone="warning">{leftOut}</Notice>}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </details>
  );
}

/** Says how many files were not read, and the names of the first. */
function sentenceOf(names: readonly string[]): string {
  const count = TEXT.filesWereNotRead(names.length);
  return `${count}: ${names.slice(0, NAMED).join(", ")}${names.length > NAMED ? ", …" : ""}`;
}

const LEFT_OUT_SENTENCE_TEXT = {
  untrackedFiles: (count: number): string => counted(count, { one: "untracked file is", other: "untracked files are" }),
  leftOut: (files: string, most: number): string =>
    `${files} left out: a snapshot takes the first ${formatCount(most)}. Have git ignore what was not written by hand.`,
} as const;

/** Says how many untracked files a snapshot has not got because there are too many; null where it has all. */
export function leftOutSentence(count: number): string | null {
  if (count === 0) return null;
  const files = LEFT_OUT_SENTENCE_TEXT.untrackedFiles(count);
  return LEFT_OUT_SENTENCE_TEXT.leftOut(files, UNTRACKED_FILES_MAX);
}

const UNITS = ["KiB", "MiB", "GiB", "TiB"] as const;
const STEP = 1024;

/** Writes a size for people: `912 bytes`, `1.4 KiB`, `210 MiB`; from ten units on without a fraction. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let size = bytes;
  let unit = -1;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}

/** Gives the deed that has an untracked file read that was left out, and whether it is under way. */
function useReadUnread(repositoryId: string) {
  const [run, busy] = useDeed<SkippedFilesMutation>(
    graphql`
      mutation SkippedFilesMutation($input: ReadUnreadInput!) {
        readUnread(input: $input) {
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const readUnread = (path: string) => run({ variables: { input: { key: newKey(), repositoryId, path } } });
  return [readUnread, busy] as const;
}

import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { UnreadFiles_worktree$data, UnreadFiles_worktree$key } from "#generated/UnreadFiles_worktree.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry } from "#app/ui/PaletteEntry.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { formatBytes } from "./formatBytes.ts";
import { leftOutSentence } from "./leftOutSentence.ts";
import { useReadUnread } from "./useReadUnread.ts";
import { counted } from "#app/ui/counted.ts";

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

type Unread = UnreadFiles_worktree$data["unread"][number];

/** Why a file waits to be asked for; others are not read at all. */
const READABLE: ReadonlySet<string> = new Set<Unread["reason"]>(["SECRET", "LARGE"]);

interface Props {
  readonly repositoryId: string;
  readonly worktree: UnreadFiles_worktree$key;
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
      fragment UnreadFiles_worktree on Worktree @throwOnFieldError {
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

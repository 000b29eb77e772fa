import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { sizeText } from "#app/diff/displayText.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import "#app/reviewing/comments/Elsewhere.css";
import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import type {
  SkippedFiles_worktree$data,
  SkippedFiles_worktree$key,
} from "#generated/SkippedFiles_worktree.graphql.ts";
import type { SkippedFilesMutation } from "#generated/SkippedFilesMutation.graphql.ts";

const TEXT = {
  read: "Include",
  readUnfiltered: "Include as on disk",
  why: {
    SECRET: "may contain secrets",
    LARGE: "large file",
    UNREADABLE: "no permission to read it",
    FILTERED: "would run a filter of the repository",
    NESTED: "nested repository, whose changes are its own. Open it by itself",
  },
} as const;

type SkippedFile = SkippedFiles_worktree$data["skippedFiles"][number];

/** The reasons for which the viewer can include a file; other files are never read. */
const READABLE: ReadonlySet<string> = new Set<SkippedFile["reason"]>(["SECRET", "LARGE", "FILTERED"]);

interface Props {
  readonly repositoryId: string;
  readonly worktree: SkippedFiles_worktree$key;
  /** Called after a file was included. */
  readonly onRead: () => void;
}

/**
 * The files that a snapshot skipped, with size and reason, and the number of those beyond its limit. The viewer can
 * include some of them.
 */
export function SkippedFiles({ repositoryId, worktree, onRead }: Props) {
  const { skippedFiles, leftOutCount } = useFragment(
    graphql`
      fragment SkippedFiles_worktree on Worktree @throwOnFieldError {
        skippedFiles {
          path
          bytes
          reason
        }
        leftOutCount
      }
    `,
    worktree,
  );
  const [run, busy, failure] = useUnsignedMutation<SkippedFilesMutation>(graphql`
    mutation SkippedFilesMutation($input: IncludeSkippedFileInput!) {
      includeSkippedFile(input: $input) {
        problem {
          message
        }
      }
    }
  `);
  const [requested, setRequested] = useState<string | null>(null);
  const leftOut = leftOutMessage(leftOutCount);
  if (skippedFiles.length === 0) return leftOut === null ? null : <Notice tone="warning">{leftOut}</Notice>;
  const read = async (path: string): Promise<void> => {
    if (busy) return;
    setRequested(path);
    if ((await run({ input: { key: newKey(), repositoryId, path } })) === null) onRead();
  };
  return (
    <details className="Elsewhere SkippedFiles" open={leftOut !== null}>
      <summary>{messageOf(skippedFiles)}</summary>
      <ul aria-label="Skipped files">
        {skippedFiles.map(({ path, bytes, reason }) => (
          <li key={path} className="SkippedFiles-file row wrap">
            <code className="SkippedFiles-path long-words">{displayPath(path)}</code>
            <span className="SkippedFiles-why muted small">
              {path.endsWith("/") ? TEXT.why[reason] : `${sizeText(bytes)}, ${TEXT.why[reason]}`}
            </span>
            {READABLE.has(reason) && (
              <>
                <Button
                  size="small"
                  busy={busy && requested === path}
                  aria-label={labelOf(path, reason)}
                  onClick={() => void read(path)}
                >
                  {reason === "FILTERED" ? TEXT.readUnfiltered : TEXT.read}
                </Button>
                <PaletteEntry
                  label={labelOf(path, reason)}
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

function labelOf(path: string, reason: SkippedFile["reason"]): string {
  return `${reason === "FILTERED" ? TEXT.readUnfiltered : TEXT.read}: ${displayPath(path)}`;
}

/** Counts the skipped files and nested repositories. */
function messageOf(skipped: readonly SkippedFile[]): string {
  const nested = skipped.filter(({ path }) => path.endsWith("/")).length; // submodules that cannot be read too
  const files = skipped.length - nested;
  const counts = [
    ...(files > 0 ? [counted(files, "file")] : []),
    ...(nested > 0 ? [counted(nested, "nested repository", "nested repositories")] : []),
  ];
  return `${counts.join(" and ")} skipped`;
}

/** Returns the message about untracked files beyond the limit, or null. */
export function leftOutMessage(count: number): string | null {
  if (count === 0) return null;
  const files = counted(count, "untracked file is", "untracked files are");
  return `${files} left out: a snapshot includes the first ${formatCount(UNTRACKED_FILES_MAX)}. Add generated files to .gitignore.`;
}

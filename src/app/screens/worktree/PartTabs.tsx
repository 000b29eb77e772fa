import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/readNumber.ts";
import { worktreePart, type WorktreePartName } from "#contract/worktreePart.ts";
import type { PartTabs_worktree$key } from "#generated/PartTabs_worktree.graphql.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { Link } from "#app/ui/Link.tsx";

const LABEL = "Which part of it";
const PARTS: Readonly<Record<WorktreePartName, { readonly label: string; readonly hint: string }>> = {
  ALL: { label: "All", hint: "Everything that is not committed" },
  STAGED: { label: "Staged", hint: "What the next commit would take" },
  UNSTAGED: { label: "Unstaged", hint: "What was changed in tracked files since it was staged" },
  UNTRACKED: { label: "Untracked", hint: "Files that git does not know yet; ignored ones never" },
  CONFLICTED: { label: "Conflicted", hint: "Files that a merge left to be decided" },
};

interface Props {
  readonly slug: string;
  readonly worktree: PartTabs_worktree$key;
}

/** The parts that uncommitted work has, each with how many files; every one leads to its own proof. */
export function PartTabs({ slug, worktree }: Props) {
  const { parts } = useFragment(
    graphql`
      fragment PartTabs_worktree on Worktree @throwOnFieldError {
        parts {
          part
          files
        }
      }
    `,
    worktree,
  );
  const [word] = useSearchParam("part");
  const stash = readNumber(useSearchParam("stash")[0]);
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const isSpan = from !== 0 || to !== null;
  const shown = stash === null && !isSpan ? worktreePart.read(word) : null;
  return (
    <nav className="PartTabs" aria-label={LABEL}>
      {parts.map(({ part, files }) => (
        <Link
          key={part}
          className="PartTabs-part"
          to={part === "ALL" ? addressOf.worktree(slug, { from: 0 }) : addressOf.worktree(slug, { part })}
          title={PARTS[part].hint}
          aria-current={part === shown ? "page" : undefined}
        >
          {PARTS[part].label} <span className="PartTabs-count">{formatCount(files)}</span>
        </Link>
      ))}
    </nav>
  );
}

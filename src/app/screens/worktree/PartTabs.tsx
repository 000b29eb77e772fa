import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/readNumber.ts";
import { worktreePart } from "#contract/worktreePart.ts";
import type { PartTabs_worktree$key } from "#generated/PartTabs_worktree.graphql.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { Link } from "#app/ui/Link.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { tabHint } from "#app/ui/tabHint.ts";
import { useTabKeys } from "#app/ui/useTabKeys.ts";

const TEXT = {
  label: "Which part of it",
  next: "Next part of it",
  previous: "Previous part of it",
  parts: {
    ALL: { label: "All", hint: "Everything that is not committed" },
    STAGED: { label: "Staged", hint: "What the next commit would take" },
    UNSTAGED: { label: "Unstaged", hint: "What was changed in tracked files since it was staged" },
    UNTRACKED: { label: "Untracked", hint: "Files that git does not know yet; ignored ones never" },
    CONFLICTED: { label: "Conflicted", hint: "Files that a merge left to be decided" },
  },
} as const;

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
  const row = useRef<HTMLElement>(null);
  useTabKeys(row, shortcutGroups.uncommittedWork, TEXT);
  const [word] = useSearchParam("part");
  const stash = readNumber(useSearchParam("stash")[0]);
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const isSpan = from !== 0 || to !== null;
  const shown = stash === null && !isSpan ? worktreePart.read(word) : null;
  const current = parts.findIndex(({ part }) => part === shown);
  return (
    <nav ref={row} className="PartTabs" aria-label={TEXT.label}>
      {parts.map(({ part, files }, at) => (
        <Link
          key={part}
          className="PartTabs-part"
          to={part === "ALL" ? addressOf.worktree(slug, { from: 0 }) : addressOf.worktree(slug, { part })}
          {...tabHint(TEXT.parts[part].hint, { at, current, count: parts.length })}
          aria-current={part === shown ? "page" : undefined}
        >
          {TEXT.parts[part].label} <span className="PartTabs-count">{formatCount(files)}</span>
        </Link>
      ))}
    </nav>
  );
}

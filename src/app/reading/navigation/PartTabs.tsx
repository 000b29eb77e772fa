import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { tabHint, useTabKeys } from "#app/ui/useTabKeys.ts";
import type { PartTabs_parts$key, WorktreePart } from "#generated/PartTabs_parts.graphql.ts";
import "#app/ui/SegmentedControl.css";
import "./PartTabs.css";

const PARTS = {
  ALL: { label: "All", hint: "All changes" },
  STAGED: { label: "Staged", hint: "Changes in the index" },
  UNSTAGED: { label: "Unstaged", hint: "Changes to tracked files that are not staged" },
  UNTRACKED: { label: "Untracked", hint: "Files not tracked by git, without ignored files" },
  CONFLICTED: { label: "Conflicted", hint: "Files with merge conflicts" },
} as const;

interface Props {
  readonly parts: PartTabs_parts$key;
  /** Null if something else is shown. */
  readonly shown: WorktreePart | null;
  readonly group: string;
  readonly addressOfPart: (part: WorktreePart) => string;
}

/** Tabs of the parts of uncommitted or stashed work, with file counts. */
export function PartTabs({ shown, group, addressOfPart, ...props }: Props) {
  const parts = useFragment(
    graphql`
      fragment PartTabs_parts on WorktreePartCount @relay(plural: true) @throwOnFieldError {
        part
        files
      }
    `,
    props.parts,
  );
  const row = useRef<HTMLElement>(null);
  useTabKeys(row, group);
  const current = parts.findIndex(({ part }) => part === shown);
  return (
    <nav ref={row} className="PartTabs segments" aria-label="Changes shown">
      {parts.map(({ part, files }, at) => (
        <Link
          key={part}
          className="PartTabs-part segment inline-row muted small"
          to={addressOfPart(part)}
          {...tabHint(PARTS[part].hint, { at, current, count: parts.length })}
          aria-current={part === shown ? "page" : undefined}
        >
          {PARTS[part].label} <span className="PartTabs-count digits">{formatCount(files)}</span>
        </Link>
      ))}
    </nav>
  );
}

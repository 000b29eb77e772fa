import { graphql, useFragment } from "react-relay";
import { Tabs } from "#app/ui/Tabs.tsx";
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
  return (
    <Tabs
      label="Changes shown"
      group={group}
      className="PartTabs segments"
      tabClassName="PartTabs-part segment inline-row muted small"
      countClassName="PartTabs-count digits"
      current={parts.findIndex(({ part }) => part === shown)}
      tabs={parts.map(({ part, files }) => ({ ...PARTS[part], to: addressOfPart(part), count: files }))}
    />
  );
}

import { HistoryIcon } from "@primer/octicons-react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  stopHint: "Stop the search",
  nothingOlder: { title: "No older commits", text: "The history ends before this page." },
  nothingFound: {
    title: "No matching commits",
    text: "No commit matches all filters. Remove a filter, or search another branch.",
  },
  noneOfPath: (path: string, revision: string) => ({
    title: "No commits changed this path",
    text: `No commit in the history of ${displayPath(revision)} changed ${displayPath(path)}. Check the path, or choose another branch.`,
  }),
  noneYet: (revision: string) => ({
    title: "No commits yet",
    text: `${displayPath(revision)} has no commits. Create the first one, then reload this page.`,
  }),
} as const;
const STOP_KEYS = ".";

interface Props {
  /** The URL that continues the search. */
  readonly to: string;
  readonly scannedCount: number;
  /** True if this page has results. The search then continues only on request. */
  readonly hasFound: boolean;
}

/** Shows how many commits were searched. Continues automatically until there is a result or the user stops it. */
export function ContinueSearch({ to, scannedCount, hasFound }: Props) {
  const { go } = useNavigation();
  const [isStopped, setIsStopped] = useState(false);
  const requestedFor = useRef<string | null>(null);
  const walks = !hasFound && !isStopped;
  useShortcut(STOP_KEYS, TEXT.stopHint, shortcutGroups.history, () => setIsStopped(true), { enabled: walks });
  useEffect(() => {
    if (!walks || requestedFor.current === to) return;
    requestedFor.current = to;
    go(to, { replace: true });
  }, [walks, to, go]);
  return (
    <div className="ContinueSearch row wrap gap-3">
      <p role="status" className="ContinueSearch-words muted">
        Searched {formatCount(scannedCount)} commits{walks ? ". No results yet, still searching…" : " so far."}
      </p>
      {walks ? (
        <Button size="small" keys={STOP_KEYS} hint={TEXT.stopHint} onClick={() => setIsStopped(true)}>
          Stop
        </Button>
      ) : (
        <ButtonLink size="small" to={to} onClick={() => setIsStopped(false)}>
          Continue search
        </ButtonLink>
      )}
    </div>
  );
}

interface NoCommitsProps {
  readonly revision: string;
  readonly path: string;
  readonly isNarrowed: boolean;
  readonly hasNewer: boolean;
  /** URLs of the first page with the same filters, and of the unfiltered history. */
  readonly newest: string;
  readonly all: string;
}

/** Empty state of a history page. */
export function NoCommits({ revision, path, isNarrowed, hasNewer, newest, all }: NoCommitsProps) {
  const { title, text } = hasNewer
    ? TEXT.nothingOlder
    : isNarrowed
      ? TEXT.nothingFound
      : path === ""
        ? TEXT.noneYet(revision)
        : TEXT.noneOfPath(path, revision);
  const isNarrow = !hasNewer && (isNarrowed || path !== "");
  const leads = hasNewer || isNarrow; // Where there is no commit at all, there is nowhere to go.
  return (
    <EmptyState
      title={title}
      icon={<HistoryIcon size={24} />}
      actions={
        leads && <ButtonLink to={isNarrow ? all : newest}>{isNarrow ? "Full history" : "Newest commits"}</ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}

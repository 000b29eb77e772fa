import { HistoryIcon } from "@primer/octicons-react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  further: "Look further",
  stop: "Stop",
  stopHint: "Look no further",
  wordsOf: (count: number, walks: boolean): string =>
    `Looked through ${formatCount(count)} commits${walks ? ", nothing yet. Looking further…" : " so far."}`,
} as const;
const STOP_KEYS = ".";

interface Props {
  /** Where the search goes on. */
  readonly to: string;
  readonly lookedThrough: number;
  /** Whether something was found on this page: then it waits to be read. */
  readonly hasFound: boolean;
}

/** Says how far a history was looked through. Where nothing was found yet it goes on by itself until it is stopped. */
export function WalkOn({ to, lookedThrough, hasFound }: Props) {
  const { go } = useNavigation();
  const [isStopped, setIsStopped] = useState(false);
  const asked = useRef<string | null>(null);
  const walks = !hasFound && !isStopped;
  useShortcut(STOP_KEYS, TEXT.stopHint, shortcutGroups.history, () => setIsStopped(true), { enabled: walks });
  useEffect(() => {
    if (!walks || asked.current === to) return;
    asked.current = to;
    go(to, { replace: true });
  }, [walks, to, go]);
  return (
    <div className="WalkOn">
      <p role="status" className="WalkOn-words">
        {TEXT.wordsOf(lookedThrough, walks)}
      </p>
      {walks ? (
        <Button size="small" keys={STOP_KEYS} hint={TEXT.stopHint} onClick={() => setIsStopped(true)}>
          {TEXT.stop}
        </Button>
      ) : (
        <ButtonLink size="small" to={to} onClick={() => setIsStopped(false)}>
          {TEXT.further}
        </ButtonLink>
      )}
    </div>
  );
}

const NO_COMMITS_TEXT = {
  newest: "The newest commits",
  all: "The whole history",
  nothingOlder: { title: "Nothing older", text: "The history ends before this page." },
  nothingFound: {
    title: "Nothing found",
    text: "No commit matches all that you look for. Take a condition away, or look in another branch.",
  },
  noneOfPath: (path: string, revision: string) => ({
    title: "No commit changed it",
    text: `Nothing in the history of ${displayPath(revision)} is called ${displayPath(path)}. Check the name, or look in another branch.`,
  }),
  noneYet: (revision: string) => ({
    title: "No commits yet",
    text: `${displayPath(revision)} has none. Make the first one, then reload this page.`,
  }),
} as const;

interface NoCommitsProps {
  readonly revision: string;
  readonly path: string;
  readonly isNarrowed: boolean;
  readonly hasNewer: boolean;
  /** The first page of what is looked for, and the history of all files. */
  readonly newest: string;
  readonly all: string;
}

/** Stands where a page of a history is empty, says why and what to do. */
export function NoCommits({ revision, path, isNarrowed, hasNewer, newest, all }: NoCommitsProps) {
  const { title, text } = hasNewer
    ? NO_COMMITS_TEXT.nothingOlder
    : isNarrowed
      ? NO_COMMITS_TEXT.nothingFound
      : path === ""
        ? NO_COMMITS_TEXT.noneYet(revision)
        : NO_COMMITS_TEXT.noneOfPath(path, revision);
  const isNarrow = !hasNewer && (isNarrowed || path !== "");
  const leads = hasNewer || isNarrow; // Where there is no commit at all, there is nowhere to go.
  return (
    <EmptyState
      title={title}
      icon={<HistoryIcon size={24} />}
      actions={
        leads && (
          <ButtonLink to={isNarrow ? all : newest}>
            {isNarrow ? NO_COMMITS_TEXT.all : NO_COMMITS_TEXT.newest}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

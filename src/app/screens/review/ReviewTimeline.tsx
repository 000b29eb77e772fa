import { SyncIcon } from "@primer/octicons-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { graphql, readInlineData, useFragment } from "react-relay";
import { answersSince } from "#app/parts/threads/answersSince.ts";
import { THREAD_EVENT, type ThreadDeed, useRemarkKeys } from "#app/parts/threads/commentKeys.ts";
import { CopyPrompt } from "#app/parts/threads/CopyPrompt.tsx";
import { BetweenContext } from "#app/parts/threads/ThreadEvidence.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type {
  ReviewTimeline_review$data,
  ReviewTimeline_review$key,
} from "#generated/ReviewTimeline_review.graphql.ts";
import type { ReviewTimeline_thread$key } from "#generated/ReviewTimeline_thread.graphql.ts";
import { isSaidBy, SaidByMenu } from "./AuthorFilter.tsx";
import { ThreadOnCode } from "./ThreadOnCode.tsx";
import { TimelineEntry } from "./TimelineEntry.tsx";
import "#app/parts/updates/StaleBar.css";

const TEXT = {
  label: "What happened",
  toDecide: "Answered: look and decide",
  nextThread: "Next thread",
  previousThread: "Previous thread",
  nextOpenThread: "Next open thread",
  previousOpenThread: "Previous open thread",
  answerTheThread: "Answer the thread",
  resolveTheThread: "Resolve the thread, or open it again",
  say: "Say that the thread is not done yet",
  copyTheThread: "Copy the thread as a prompt",
  foldOrUnfold: "Fold or unfold the thread",
  apply: "Apply the suggestion of the thread",
} as const;
/** What an address says of whose threads are shown. */
const SAID_BY = "by";
const THREADS = "section[data-thread]";
const OPEN_THREADS = `[data-state="OPEN"] ${THREADS}`;

interface Props {
  readonly review: ReviewTimeline_review$key;
  readonly slug: string;
}

/**
 * All that happened in a review: first the threads that were answered when one came, then, oldest first, patch sets, verdicts
 * and the other threads with the code they stand on. A thread that was begun a moment ago, and of which the timeline does not
 * tell yet, comes last. The address may name whose threads are shown.
 */
export function ReviewTimeline({ review, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewTimeline_review on Review @throwOnFieldError {
        id
        key
        openThreadCount
        drafts {
          __typename
        }
        ...TimelineEntry_review
        timeline {
          kind
          thread {
            id
          }
          ...TimelineEntry_event
        }
        threads {
          id
          comments {
            agent
          }
          ...ReviewTimeline_thread
          ...ThreadOnCode_thread
        }
        ...ThreadOnCode_review
      }
    `,
    review,
  );
  const list = useRef<HTMLElement>(null);
  const headingId = useId();
  const [, word = ""] = useRouter().url.split("#");
  useEffect(() => {
    const thread = word === "" ? null : document.getElementById(word);
    thread?.scrollIntoView({ block: "center" });
    thread?.querySelector<HTMLElement>(THREADS)?.focus({ preventScroll: true });
  }, [word]);

  /** Focuses the thread that comes `by` places after the focused one, or the first or last. */
  function step(selector: string, by: 1 | -1): void {
    const threads = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const at = threads.findIndex((thread) => thread.contains(document.activeElement));
    const next = threads[at < 0 ? (by > 0 ? 0 : threads.length - 1) : at + by];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "center" });
  }

  useShortcut("j", TEXT.nextThread, shortcutGroups.review, () => step(THREADS, 1));
  useShortcut("k", TEXT.previousThread, shortcutGroups.review, () => step(THREADS, -1));
  useShortcut("Shift+N", TEXT.nextOpenThread, shortcutGroups.review, () => step(OPEN_THREADS, 1));
  useShortcut("Shift+P", TEXT.previousOpenThread, shortcutGroups.review, () => step(OPEN_THREADS, -1));

  /** Asks the focused thread, or else the first open one, for something. */
  function ask(deed: ThreadDeed): void {
    const focused = document.activeElement?.closest(THREADS);
    const thread = focused ?? list.current?.querySelector(OPEN_THREADS);
    thread?.dispatchEvent(new CustomEvent(THREAD_EVENT, { detail: deed }));
  }

  useShortcut("r", TEXT.answerTheThread, shortcutGroups.review, () => ask("reply"));
  useShortcut("Shift+R", TEXT.resolveTheThread, shortcutGroups.review, () => ask("settle"));
  useShortcut("Shift+D", TEXT.say, shortcutGroups.review, () => ask("refuse"));
  useShortcut("Shift+A", TEXT.apply, shortcutGroups.review, () => ask("apply"));
  useShortcut("i i", TEXT.copyTheThread, shortcutGroups.review, () => ask("prompt"));
  useShortcut("e", TEXT.foldOrUnfold, shortcutGroups.review, () => ask("toggle"));

  // Nothing is taken away that one does not stand on.
  useRemarkKeys(
    (deed) => (deed === "remove" ? [] : [list.current?.querySelector(OPEN_THREADS) ?? null]),
    data.threads.length > 0 || data.drafts.length > 0,
  );

  const [by, setBy] = useSearchParam(SAID_BY);
  const decidable = threadsToDecide(data.threads);
  // What was answered when one came stands first, and stays there: nothing moves under whoever reads.
  const [first, setFirst] = useState(decidable);
  const answered = decidable.filter((id) => !first.includes(id));
  const agents = [...new Set(data.threads.flatMap(({ comments }) => comments.flatMap(({ agent }) => agent ?? [])))];
  const shown = new Set(data.threads.filter(({ comments }) => isSaidBy(comments, by)).map(({ id }) => id));
  const hidden = data.threads.length - shown.size;
  const firstThreads = first.flatMap((id) => data.threads.filter((thread) => thread.id === id && shown.has(id)));
  const known = new Set(data.threads.map(({ id }) => id));
  const isElsewhere = (id: string | undefined): boolean =>
    id !== undefined && (first.includes(id) || (known.has(id) && !shown.has(id)));

  const events = withoutRepeated(data.timeline);
  const begun = new Set(events.map(({ thread }) => thread?.id));
  const addressBetween = useCallback(
    (from: number, to: number) => addressOf.reviewFiles(slug, data.key, { from, to }),
    [slug, data.key],
  );
  return (
    <BetweenContext value={addressBetween}>
      <section ref={list} className="ReviewTimeline" aria-label={TEXT.label}>
        <h2 className="visually-hidden">{TEXT.label}</h2>
        <AnswerNews count={answered.length} onShow={() => setFirst([...decidable, ...first])} />
        {(data.openThreadCount > 0 || agents.length > 0 || firstThreads.length > 0) && (
          <div className="ReviewTimeline-tools">
            {firstThreads.length > 0 && (
              <h3 id={headingId} className="ReviewScreen-heading">
                {TEXT.toDecide}
              </h3>
            )}
            {agents.length > 0 && <SaidByMenu agents={agents} by={by} hidden={hidden} onChange={setBy} />}
            {data.openThreadCount > 0 && <CopyPrompt reviewId={data.id} />}
          </div>
        )}
        {firstThreads.length > 0 && (
          <section className="ReviewTimeline-first" aria-labelledby={headingId}>
            {firstThreads.map((thread) => (
              <ThreadOnCode key={thread.id} thread={thread} review={data} slug={slug} />
            ))}
          </section>
        )}
        <ol className="ReviewTimeline-events">
          {events.map((event, index) =>
            event.kind === "COMMENTED" && isElsewhere(event.thread?.id) ? null : (
              <TimelineEntry
                key={event.thread?.id ?? `${event.kind} ${index}`}
                event={event}
                review={data}
                slug={slug}
                isThreadElsewhere={isElsewhere(event.thread?.id)}
              />
            ),
          )}
          {data.threads
            .filter(({ id }) => !begun.has(id) && !isElsewhere(id))
            .map((thread) => (
              <li key={thread.id} className="TimelineEntry">
                <div className="TimelineEntry-what">
                  <ThreadOnCode thread={thread} review={data} slug={slug} />
                </div>
              </li>
            ))}
        </ol>
      </section>
    </BetweenContext>
  );
}

type TimelineEvent = ReviewTimeline_review$data["timeline"][number];

/** Leaves a thread where it was begun: later events of it are among its comments. */
function withoutRepeated(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const shown = new Set<string>();
  return events.filter(({ thread }) => {
    if (!thread) return true;
    const isFirst = !shown.has(thread.id);
    shown.add(thread.id);
    return isFirst;
  });
}

const ANSWER_NEWS_TEXT = {
  show: "Show first",
  label: "Put the threads first that were answered meanwhile",
  told: (count: number): string => `${counted(count, { one: "thread was", other: "threads were" })} answered meanwhile`,
} as const;
const KEYS = ".";

interface AnswerNewsProps {
  /** How many threads were answered since they were put in order. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that answers came which stand further down, and puts them first when one asks. Lies over the page, so nothing moves. */
function AnswerNews({ count, onShow }: AnswerNewsProps) {
  useShortcut(KEYS, ANSWER_NEWS_TEXT.label, shortcutGroups.review, onShow, { enabled: count > 0 });
  return (
    <div className="StaleBar" role="status">
      {count > 0 && (
        <div className="StaleBar-words">
          <SyncIcon />
          <span>{ANSWER_NEWS_TEXT.told(count)}</span>
          <Button size="small" variant="primary" keys={KEYS} hint={ANSWER_NEWS_TEXT.label} onClick={onShow}>
            {ANSWER_NEWS_TEXT.show}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Gives the ids of the threads to decide on: those that somebody says are addressed, then open ones that were answered. Linear. */
function threadsToDecide(keys: readonly ReviewTimeline_thread$key[]): readonly string[] {
  const threads = keys.map((key) =>
    readInlineData(
      graphql`
        fragment ReviewTimeline_thread on ReviewThread @inline @throwOnFieldError {
          id
          state
          addressed {
            __typename
          }
          ...answersSince_thread
        }
      `,
      key,
    ),
  );
  const open = threads.filter(({ state }) => state === "OPEN");
  const addressed = open.filter((thread) => thread.addressed != null);
  const answered = open.filter((thread) => thread.addressed == null && answersSince(thread) !== null);
  return [...addressed, ...answered].map(({ id }) => id);
}

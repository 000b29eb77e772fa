import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { graphql, readInlineData, useFragment } from "react-relay";
import { answersSince } from "#app/reviewing/threads/answersSince.ts";
import { THREAD_EVENT, type ThreadAction, useCommentActionKeys } from "#app/reading/markdown/commentKeys.ts";
import { CopyPrompt } from "#app/reviewing/threads/CopyPrompt.tsx";
import { BetweenContext } from "#app/reviewing/threads/ThreadChanges.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { EDITOR_KEYS } from "#app/ui/editors/openInEditor.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type {
  ReviewTimeline_review$data,
  ReviewTimeline_review$key,
} from "#generated/ReviewTimeline_review.graphql.ts";
import type { ReviewTimeline_thread$key } from "#generated/ReviewTimeline_thread.graphql.ts";
import { ThreadOnCode } from "./ThreadOnCode.tsx";
import { TimelineEntry } from "./TimelineEntry.tsx";

const LABEL = "Activity";
const THREADS = "section[data-thread]";
const OPEN_THREADS = `[data-state="OPEN"] ${THREADS}`;
const ADDRESSED_THREADS = `${THREADS}[data-addressed]`;

interface Props {
  readonly review: ReviewTimeline_review$key;
  readonly slug: string;
}

/**
 * The timeline of a review. Threads that were answered when the page was opened come first, then the events, oldest
 * first, with their threads and code. New threads that are not in the timeline yet come last.
 */
export function ReviewTimeline({ review, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewTimeline_review on Review @throwOnFieldError {
        id
        key
        openThreadCount
        addressedThreadCount
        draftCount
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
          ...ReviewTimeline_thread
          ...ThreadOnCode_thread
        }
        ...ThreadOnCode_review
      }
    `,
    review,
  );
  const list = useTimelineKeys(data);
  const headingId = useId();
  // The order is fixed when the page opens, so that content does not move while it is read.
  const [first] = useState(() => threadsToDecide(data.threads));
  const firstThreads = first.flatMap((id) => data.threads.filter((thread) => thread.id === id));
  const isElsewhere = (id: string | undefined): boolean => id !== undefined && first.includes(id);
  const events = withoutRepeated(data.timeline);
  const begun = new Set(events.map(({ thread }) => thread?.id));
  const addressBetween = useCallback(
    (from: number, to: number) => addressOf.reviewFiles(slug, data.key, { from, to }),
    [slug, data.key],
  );
  const onCode = (thread: (typeof data.threads)[number]) => (
    <ThreadOnCode key={thread.id} thread={thread} review={data} slug={slug} />
  );
  return (
    <BetweenContext value={addressBetween}>
      <section ref={list} className="ReviewTimeline" aria-label={LABEL}>
        <h2 className="visually-hidden">{LABEL}</h2>
        {(data.openThreadCount > 0 || firstThreads.length > 0) && (
          <div className="ReviewTimeline-tools row gap-2">
            {firstThreads.length > 0 && (
              <h3 id={headingId} className="ReviewScreen-heading muted small strong">
                Ready for your decision
              </h3>
            )}
            {data.openThreadCount > 0 && <CopyPrompt reviewId={data.id} />}
          </div>
        )}
        {firstThreads.length > 0 && (
          <section className="ReviewTimeline-first stack gap-3" aria-labelledby={headingId}>
            {firstThreads.map(onCode)}
          </section>
        )}
        <ol className="stack gap-4">
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
              <li key={thread.id} className="TimelineEntry gap-3">
                <div className="TimelineEntry-what stack gap-2">{onCode(thread)}</div>
              </li>
            ))}
        </ol>
      </section>
    </BetweenContext>
  );
}

function focusThread(thread: HTMLElement | undefined): void {
  thread?.focus({ preventScroll: true });
  thread?.scrollIntoView({ block: "center" });
}

/** Shows the thread that the address names, and adds the keys that go to threads and act on them. */
function useTimelineKeys(data: ReviewTimeline_review$data): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const [, hash = ""] = useRouter().url.split("#");
  useEffect(() => {
    const thread = hash === "" ? null : document.getElementById(hash);
    thread?.scrollIntoView({ block: "center" });
    thread?.querySelector<HTMLElement>(THREADS)?.focus({ preventScroll: true });
  }, [hash]);

  /** Moves focus by `by` threads from the focused one, or to the first or last thread. */
  function step(selector: string, by: 1 | -1): void {
    const threads = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const at = threads.findIndex((thread) => thread.contains(document.activeElement));
    focusThread(threads[at < 0 ? (by > 0 ? 0 : threads.length - 1) : at + by]);
  }

  /** Focuses the thread marked as addressed that follows the focused element, else the first. */
  function stepToAddressed(): void {
    const threads = [...(list.current?.querySelectorAll<HTMLElement>(ADDRESSED_THREADS) ?? [])];
    const focused = document.activeElement;
    const isAfter = (thread: HTMLElement): boolean =>
      focused !== null &&
      !thread.contains(focused) &&
      (focused.compareDocumentPosition(thread) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    focusThread(threads.find(isAfter) ?? threads[0]);
  }

  const isAny = { enabled: data.threads.length > 0 };
  const isAnyOpen = { enabled: data.openThreadCount > 0 };
  useShortcut("j", "Next thread", shortcutGroups.review, () => step(THREADS, 1), isAny);
  useShortcut("k", "Previous thread", shortcutGroups.review, () => step(THREADS, -1), isAny);
  useShortcut("Shift+N", "Next unresolved thread", shortcutGroups.review, () => step(OPEN_THREADS, 1), isAnyOpen);
  useShortcut("Shift+P", "Previous unresolved thread", shortcutGroups.review, () => step(OPEN_THREADS, -1), isAnyOpen);

  /** Dispatches an action to the focused thread, else to the first open one, else to the first. */
  function openForm(action: ThreadAction): void {
    const focused = document.activeElement?.closest(THREADS);
    const first = list.current?.querySelector(OPEN_THREADS) ?? list.current?.querySelector(THREADS);
    (focused ?? first)?.dispatchEvent(new CustomEvent(THREAD_EVENT, { detail: action }));
  }

  useShortcut("r", "Reply to thread", shortcutGroups.review, () => openForm("reply"), isAny);
  useShortcut("Shift+R", "Resolve or reopen thread", shortcutGroups.review, () => openForm("toggleResolved"), isAny);
  const isAnyAddressed = { enabled: data.addressedThreadCount > 0 };
  useShortcut("g a", "Next thread marked as addressed", shortcutGroups.review, stepToAddressed, isAnyAddressed);
  useShortcut(
    "Shift+D",
    "Return thread marked as addressed, with a reply",
    shortcutGroups.review,
    () => openForm("refuse"),
    isAnyAddressed,
  );
  useShortcut("Shift+A", "Apply suggestion", shortcutGroups.review, () => openForm("apply"), isAny);
  useShortcut("i i", "Copy thread as a prompt", shortcutGroups.review, () => openForm("prompt"), isAny);
  useShortcut(EDITOR_KEYS, "Open thread in editor", shortcutGroups.review, () => openForm("openInEditor"), isAny);
  useShortcut("e", "Collapse or expand thread", shortcutGroups.review, () => openForm("toggle"), isAny);

  // Deleting requires a focused thread.
  useCommentActionKeys(
    (action) => (action === "remove" ? [] : [list.current?.querySelector(OPEN_THREADS) ?? null]),
    data.threads.length > 0 || data.draftCount > 0,
  );
  return list;
}

type TimelineEvent = ReviewTimeline_review$data["timeline"][number];

/** Keeps only the first event of each thread; later events are shown as its comments. */
function withoutRepeated(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const shown = new Set<string>();
  return events.filter(({ thread }) => {
    if (!thread) return true;
    const isFirst = !shown.has(thread.id);
    shown.add(thread.id);
    return isFirst;
  });
}

/**
 * Returns the ids of threads that need a decision: those that others or agents marked as addressed, then open ones with
 * replies. Linear.
 */
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
          comments {
            agent
            isDeleted
            addressed
            author {
              isViewer
            }
          }
          ...answersSince_thread
        }
      `,
      key,
    ),
  );
  const open = threads.filter(({ state }) => state === "OPEN");
  const addressed = open.filter((thread) => {
    const marked = thread.comments.findLast((comment) => comment.addressed != null && !comment.isDeleted);
    return thread.addressed != null && !(marked?.agent == null && marked?.author.isViewer === true);
  });
  const answered = open.filter((thread) => thread.addressed == null && answersSince(thread) !== null);
  return [...addressed, ...answered].map(({ id }) => id);
}

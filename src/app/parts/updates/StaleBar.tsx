import { SyncIcon } from "@primer/octicons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { carriedComposers } from "../comments/useComposers.ts";
import { carriedFields } from "../composers/openFields.ts";
import { TextSaver } from "../composers/TextSaver.ts";
import type { ChangeNews } from "./changeUpdates.ts";
import type { EventData } from "./ReviewEvents.ts";
import { sharedEvents } from "./useReviewChanges.ts";
import "./StaleBar.css";

const TEXT = {
  show: "Show",
  label: "Show what changed since this was drawn",
  lost: "Galley does not answer, and is tried again. Look whether it still runs where you started it.",
} as const;
const KEYS = ".";

interface Props {
  readonly stale: Stale;
  /** Whether the change is being read anew. */
  readonly busy?: boolean;
  /** Reads the change anew. Until then nothing moves. */
  readonly onShow: () => void;
}

/** Says that a change is another one by now than what is drawn, and shows it when one asks. Lies over the page, so nothing moves. */
export function StaleBar({ stale: { news, isLost }, busy = false, onShow }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const show = async (): Promise<void> => {
    if (busy) return;
    // What cannot be saved is kept in this browser, and is there again as well.
    await TextSaver.flushAll();
    const focused = document.activeElement;
    carriedComposers.carry();
    carriedFields.carry(bar.current?.contains(focused) === true ? before.current : focused);
    onShow();
  };
  useShortcut(KEYS, TEXT.label, shortcutGroups.reader, () => void show(), { enabled: news !== null });
  const words = news !== null ? newsSentence(news) : isLost ? TEXT.lost : null;
  return (
    // Always there: a reader of the screen hears only what comes into a region that it knows.
    <div ref={bar} className="StaleBar" role="status">
      {words !== null && (
        <div className="StaleBar-words" data-lost={news === null || undefined}>
          <SyncIcon />
          <span>{words}</span>
          {news !== null && (
            <Button
              size="small"
              variant="primary"
              keys={KEYS}
              hint={TEXT.label}
              busy={busy}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => void show()}
            >
              {TEXT.show}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What may have changed that the drawn change is made of. */
export type DrawnFrom = "refs" | "review" | "workTree";

interface Stale {
  /** How the change is another one by now; null where it is not. */
  readonly news: ChangeNews | null;
  /** Whether Galley does not answer, so that nothing is known. */
  readonly isLost: boolean;
}

/** How often uncommitted work is asked for whatever is told: that also keeps it watched. */
const ANYWAY_MS = 45_000;
/** A stream that is broken off for less is not worth a word. */
const LOST_MS = 4000;

/**
 * Knows whether what is drawn of a change, whose comparison has the id `drawn`, is still how it is in the repository: asks when
 * something happened there, when the page comes into sight, and for uncommitted work every 45 s. Changes nothing on the page.
 */
export function useStale(
  slug: string,
  drawn: string | null,
  from: DrawnFrom,
  ask: (environment: IEnvironment, drawn: string) => Promise<ChangeNews | null>,
): Stale {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly drawn: string; readonly news: ChangeNews | null } | null>(null);
  const [isLost, setLost] = useState(false);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (drawn === null) return undefined;
    const asker = new NewsAsker(
      () => question(environment, drawn),
      (news) =>
        setKnown((last) => (isSame(last?.news ?? null, news) && last?.drawn === drawn ? last : { drawn, news })),
    );
    let losing: ReturnType<typeof setTimeout> | undefined;
    const end = sharedEvents.listen(environment, slug, {
      onEvent: (data) => {
        if (concerns(data, from)) asker.want();
      },
      onLost: (lost) => {
        clearTimeout(losing);
        if (lost) losing = setTimeout(() => setLost(true), LOST_MS);
        else setLost(false);
      },
    });
    const look = (): void => {
      if (!document.hidden) asker.want();
    };
    const isWork = from === "workTree";
    const timer = isWork ? setInterval(look, ANYWAY_MS) : undefined;
    if (isWork) window.addEventListener("focus", look);
    return () => {
      asker.stop();
      end();
      clearTimeout(losing);
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [environment, slug, drawn, from]);
  return { news: known?.drawn === drawn ? known.news : null, isLost };
}

/** Whether an event may be about what is drawn; one that names nothing is the beginning, before which all may have happened. */
function concerns(data: EventData, from: DrawnFrom): boolean {
  const change: unknown = data === null ? null : Reflect.get(data, "reviewChanges");
  if (typeof change !== "object" || change === null) return true;
  const { refs, workTree, drafts, reviews }: Readonly<Record<string, unknown>> = { ...change };
  const hasReviews = Array.isArray(reviews) && reviews.length > 0;
  const isBeginning = !hasReviews && drafts !== true && refs !== true && workTree !== true;
  return (
    isBeginning || refs === true || (from === "workTree" && workTree === true) || (from === "review" && hasReviews)
  );
}

function isSame(one: ChangeNews | null, other: ChangeNews | null): boolean {
  if (one === null || other === null) return one === other;
  return one.files === other.files && one.isGone === other.isGone && one.patchSet === other.patchSet;
}

/** Asks one question at a time; what is wanted meanwhile is asked once more, afterwards. */
export class NewsAsker {
  readonly #ask: () => Promise<ChangeNews | null>;
  readonly #onNews: (news: ChangeNews | null) => void;
  #isUnderWay = false;
  #isWanted = false;
  #isOver = false;

  constructor(ask: () => Promise<ChangeNews | null>, onNews: (news: ChangeNews | null) => void) {
    this.#ask = ask;
    this.#onNews = onNews;
  }

  /** Asks, or asks again after what is under way. */
  want(): void {
    this.#isWanted = true;
    if (!this.#isUnderWay) void this.#run();
  }

  /** Tells nothing any more. */
  stop(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      try {
        const news = await this.#ask();
        if (!this.#isOver) this.#onNews(news);
      } catch {
        // What cannot be asked for stays as it was said last; the next event asks again.
      }
    }
    this.#isUnderWay = false;
  }
}

const NEWS_SENTENCE_TEXT = {
  gone: "What is shown here is not there any more.",
  sameFiles: "The commits are other ones by now; the files are the same.",
  changed: (files: number): string => `${counted(files, { one: "file", other: "files" })} changed`,
  patchSet: (patchSet: number): string => `Patch set ${patchSet} is there.`,
  patchSetChanged: (patchSet: number, changed: string): string => `Patch set ${patchSet} is there: ${changed}.`,
  sinceThisWasDrawn: (changed: string): string => `${changed} since this was drawn.`,
} as const;

/** Says how a change is another one by now than what is drawn. */
function newsSentence({ files, isGone, patchSet }: ChangeNews): string {
  if (isGone) return NEWS_SENTENCE_TEXT.gone;
  const changed = NEWS_SENTENCE_TEXT.changed(files);
  if (patchSet !== null)
    return files === 0 ? NEWS_SENTENCE_TEXT.patchSet(patchSet) : NEWS_SENTENCE_TEXT.patchSetChanged(patchSet, changed);
  return files === 0 ? NEWS_SENTENCE_TEXT.sameFiles : NEWS_SENTENCE_TEXT.sinceThisWasDrawn(changed);
}

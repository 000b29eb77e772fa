import { SyncIcon } from "@primer/octicons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { ChangeUpdate } from "../updates/changeUpdates.ts";
import type { EventData } from "../updates/ReviewEvents.ts";
import { sharedEvents } from "../updates/useReviewChanges.ts";
import "./StaleBar.css";

const LABEL = "Refresh changes";
const KEYS = ".";

interface Props {
  readonly stale: Stale;
  /** True while the change is being refetched. */
  readonly busy?: boolean;
  /** Refetches the change. Until then nothing moves. */
  readonly onShow: () => void;
}

/** Reports that the displayed change is out of date and refreshes it on request. Floats above the page, so nothing moves. */
export function StaleBar({ stale: { update }, busy = false, onShow }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const show = async (): Promise<void> => {
    if (busy) return;
    // Most pages are read before anything is written on them. Where this code does not load, nothing was.
    const composers = await import("./useComposers.ts").catch((error: unknown) => reportError(error));
    await composers?.keepFields((focused) => (bar.current?.contains(focused) === true ? before.current : focused));
    onShow();
  };
  useShortcut(KEYS, LABEL, shortcutGroups.reader, () => void show(), { enabled: update !== null });
  const message = update !== null ? describeUpdate(update) : null;
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div ref={bar} className="StaleBar" role="status">
      {message !== null && (
        <div className="StaleBar-words row card gap-2 small">
          <SyncIcon />
          <span>{message}</span>
          {update !== null && (
            <Button
              size="small"
              variant="primary"
              keys={KEYS}
              hint={LABEL}
              busy={busy}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => void show()}
            >
              Refresh
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The sources that the displayed change depends on. */
export type DrawnFrom = "refs" | "review" | "workTree";

interface Stale {
  /** The difference to the current change; null when up to date. */
  readonly update: ChangeUpdate | null;
}

/** The interval for checking uncommitted work regardless of events, which also keeps it watched. */
const ANYWAY_MS = 45_000;

/**
 * Returns whether the displayed comparison, with the id `drawn`, still matches the repository. Checks after events,
 * when the page becomes visible, and every 45 s for uncommitted work. Changes nothing on the page.
 */
export function useStale(
  slug: string,
  drawn: string | null,
  from: DrawnFrom,
  fetchUpdate: (environment: IEnvironment, drawn: string) => Promise<ChangeUpdate | null>,
): Stale {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly drawn: string; readonly update: ChangeUpdate | null } | null>(null);
  const question = useEffectEvent(fetchUpdate);
  useEffect(() => {
    if (drawn === null) return undefined;
    const fetcher = new UpdateFetcher(
      () => question(environment, drawn),
      (update) =>
        setKnown((last) => (isSame(last?.update ?? null, update) && last?.drawn === drawn ? last : { drawn, update })),
    );
    const end = sharedEvents.listen(environment, slug, {
      onEvent: (data) => {
        if (concerns(data, from)) fetcher.want();
      },
    });
    const onVisibilityChange = (): void => {
      if (!document.hidden) fetcher.want();
    };
    const isWork = from === "workTree";
    const timer = isWork ? setInterval(onVisibilityChange, ANYWAY_MS) : undefined;
    if (isWork) window.addEventListener("focus", onVisibilityChange);
    return () => {
      fetcher.stop();
      end();
      clearInterval(timer);
      window.removeEventListener("focus", onVisibilityChange);
    };
  }, [environment, slug, drawn, from]);
  return { update: known?.drawn === drawn ? known.update : null };
}

/** True when an event may concern the displayed change. The first one names nothing: anything may have changed before. */
function concerns(data: EventData, from: DrawnFrom): boolean {
  const change: unknown = data === null ? null : Reflect.get(data, "reviewChanges");
  if (typeof change !== "object" || change === null) return true;
  const { refs, workTree, drafts, reviews }: Readonly<Record<string, unknown>> = { ...change };
  const hasReviews = Array.isArray(reviews) && reviews.length > 0;
  const isStart = !hasReviews && drafts !== true && refs !== true && workTree !== true;
  return isStart || refs === true || (from === "workTree" && workTree === true) || (from === "review" && hasReviews);
}

function isSame(one: ChangeUpdate | null, other: ChangeUpdate | null): boolean {
  if (one === null || other === null) return one === other;
  return one.files === other.files && one.isGone === other.isGone && one.patchSet === other.patchSet;
}

/** Runs one query at a time; requests made meanwhile result in one more query afterwards. */
export class UpdateFetcher {
  readonly #fetchUpdate: () => Promise<ChangeUpdate | null>;
  readonly #onUpdate: (update: ChangeUpdate | null) => void;
  #isUnderWay = false;
  #isWanted = false;
  #isOver = false;

  constructor(fetchUpdate: () => Promise<ChangeUpdate | null>, onUpdate: (update: ChangeUpdate | null) => void) {
    this.#fetchUpdate = fetchUpdate;
    this.#onUpdate = onUpdate;
  }

  /** Starts a query, or requests another one after the current one. */
  want(): void {
    this.#isWanted = true;
    if (!this.#isUnderWay) void this.#run();
  }

  /** Reports no more results. */
  stop(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      try {
        const update = await this.#fetchUpdate();
        if (!this.#isOver) this.#onUpdate(update);
      } catch {
        // On failure the last result stays; the next event queries again.
      }
    }
    this.#isUnderWay = false;
  }
}

function describeUpdate({ files, isGone, patchSet }: ChangeUpdate): string {
  if (isGone) return "This change no longer exists.";
  const changed = `${counted(files, "file")} changed`;
  if (patchSet !== null)
    return files === 0 ? `Patch set ${patchSet} is available.` : `Patch set ${patchSet} is available: ${changed}.`;
  return files === 0 ? "The commits changed; the files are the same." : `${changed}.`;
}

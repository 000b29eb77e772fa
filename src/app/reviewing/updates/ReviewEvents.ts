import { graphql } from "react-relay";
import { getRequest, type GraphQLResponse, type IEnvironment, type Subscription } from "relay-runtime";

/**
 * An event of the stream: data of its operation, or null when events may have been missed. The first event names no
 * review: changes between loading the page and this event are reported by nothing else.
 */
export type EventData = object | null;

/** The delay before the first retry; it doubles with each further failure up to the maximum. */
const [RETRY_MS, RETRY_MAX_MS] = [1000, 30_000];
/** A stream that starts later than this after its page has a gap before it that needs a refetch. */
const [FRESH_MS, CONNECT_MS] = [2000, 300];
const NAME = "galley-reviews";

/** The messages between pages about the state of the stream. */
const [LOST, FOUND] = ["lost", "found"];

/** The fields that lists show of a review, and those needed to detect a change. */
const SUBSCRIPTION = graphql`
  subscription ReviewEventsSubscription($slug: String) {
    reviewChanges(slug: $slug) {
      drafts
      moved
      refs
      workTree
      reviews {
        id
        title
        state
        updatedAt
        headOid
        commentCount
        entryCount
        openThreadCount
        addressedThreadCount
        draftCount
        isUnread
        isViewersTurn
        waiting {
          name
          isAgent
          since
        }
      }
    }
  }
`;

/**
 * Subscribes to the changes of a repository's reviews, or with null to the moves in all repositories, while the page is visible, and for some time after. One page of a browser holds the stream
 * and forwards its events to the others, since browsers allow few streams; when it goes away the next page takes over.
 * Retries after failures with growing delays. Listeners of one page share an instance, see `sharedEvents`.
 */
export class ReviewEvents {
  static readonly request = getRequest(SUBSCRIPTION);
  /** The first event of every stream. */
  static readonly firstEvent: object = {
    reviewChanges: { drafts: false, moved: [], refs: false, workTree: false, reviews: [] },
  };
  readonly #environment: IEnvironment;
  readonly #slug: string | null;
  readonly #listener: (data: EventData) => void;
  readonly #onLost: (isLost: boolean) => void;
  readonly #channel: BroadcastChannel | null;
  readonly #startedAt = performance.now();
  #stop: (() => void) | null = null;
  readonly #hiddenMs: () => number;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #isLost = false;
  /** Needed when another page holds the stream, since no first event arrives then. */
  #awaited: ReturnType<typeof setTimeout> | undefined;

  /**
   * `onLost` is called when the shared stream breaks off and when it is back. `hiddenMs` returns the time for which a page
   * that was hidden still subscribes.
   */
  constructor(
    environment: IEnvironment,
    slug: string | null,
    listener: (data: EventData) => void,
    onLost: (isLost: boolean) => void = () => undefined,
    hiddenMs: () => number = () => 0,
  ) {
    this.#hiddenMs = hiddenMs;
    this.#onLost = onLost;
    this.#environment = environment;
    this.#slug = slug;
    this.#listener = listener;
    // Without locks each page has a stream of its own and needs no messages from others.
    const canShare = locksOfOrigin() !== null && typeof BroadcastChannel !== "undefined";
    this.#channel = canShare ? new BroadcastChannel(`${NAME}/${slug ?? ""}`) : null;
    this.#channel?.addEventListener("message", this.#onMessage);
    document.addEventListener("visibilitychange", this.#onVisibilityChange);
    this.#awaited = setTimeout(() => this.#take(ReviewEvents.firstEvent), CONNECT_MS);
    this.#onVisibilityChange();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#onVisibilityChange);
    clearTimeout(this.#awaited);
    clearTimeout(this.#hiding);
    this.#end();
    this.#channel?.close();
  }

  readonly #onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data === LOST || data === FOUND) this.#onLost(data === LOST);
    else if (this.#stop !== null && (typeof data === "object" || data === null)) this.#take(data);
  };

  #take(data: EventData): void {
    clearTimeout(this.#awaited);
    this.#listener(data);
  }

  /** Starts when the page becomes visible, stops after it is hidden, and reports a possible gap in between. */
  readonly #onVisibilityChange = (): void => {
    clearTimeout(this.#hiding);
    if (document.hidden) {
      const hiddenMs = this.#hiddenMs();
      if (hiddenMs === 0) this.#end();
      else if (Number.isFinite(hiddenMs)) this.#hiding = setTimeout(() => this.#end(), hiddenMs);
    } else {
      this.#stop ??= this.#requestLead();
      if (!this.#isFresh()) this.#take(null);
    }
  };

  #end(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #isFresh(): boolean {
    return performance.now() - this.#startedAt < FRESH_MS;
  }

  #requestLead(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const locks = locksOfOrigin();
    if (locks !== null) {
      locks
        .request(`${NAME}/${this.#slug ?? ""}`, { signal }, () => this.#lead(signal))
        .catch((error: unknown) => {
          if (!signal.aborted) reportError(error);
        });
    } else void this.#lead(signal);
    return () => ending.abort();
  }

  /** Holds the stream and forwards its events until aborted. */
  async #lead(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      const lostTimer = this.#isFresh() ? undefined : setTimeout(() => this.#notify(null), CONNECT_MS);
      const begun = performance.now();
      await this.#listen(signal);
      clearTimeout(lostTimer);
      if (!signal.aborted) this.#notifyLost(true);
      if (performance.now() - begun > RETRY_MAX_MS) failures = 0;
      await pause(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures), signal);
    }
  }

  /** Resolves when the stream has ended, for any reason. */
  #listen(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let stream: Subscription | undefined;
      const end = (): void => {
        stream?.unsubscribe();
        resolve();
      };
      signal.addEventListener("abort", end, { once: true });
      const finished = (): void => {
        signal.removeEventListener("abort", end);
        resolve();
      };
      try {
        stream = this.#environment
          .getNetwork()
          .execute(ReviewEvents.request.params, { slug: this.#slug }, { force: true })
          .subscribe({
            next: (response) => {
              this.#notifyLost(false);
              dataOf(response).forEach((data) => this.#notify(data));
            },
            // A retry follows whatever the reason was; the page's own queries report lasting errors.
            error: finished,
            complete: finished,
          });
        if (signal.aborted) end();
      } catch {
        // A network without streams reports this by throwing.
        finished();
      }
    });
  }

  /** A loss is repeated with each failure, for pages that listen since the last one. */
  #notifyLost(isLost: boolean): void {
    if (!this.#isLost && !isLost) return;
    this.#isLost = isLost;
    this.#channel?.postMessage(isLost ? LOST : FOUND);
    this.#onLost(isLost);
  }

  #notify(data: EventData): void {
    this.#channel?.postMessage(data);
    this.#take(data);
  }
}

/** Returns the locks shared by a browser's pages; null when the page's origin is not secure. */
function locksOfOrigin(): LockManager | null {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ?? null;
}

/** Returns the data of each part of a response. */
export function dataOf(response: GraphQLResponse): readonly object[] {
  const parts: readonly unknown[] = Array.isArray(response) ? response : [response];
  return parts.flatMap((part) => {
    const data: unknown = typeof part === "object" && part !== null && "data" in part ? part.data : null;
    return typeof data === "object" && data !== null ? [data] : [];
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

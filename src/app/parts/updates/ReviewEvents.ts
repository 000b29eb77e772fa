import { graphql } from "react-relay";
import { getRequest, type GraphQLResponse, type IEnvironment, type Subscription } from "relay-runtime";

/**
 * What a stream brought: data of its operation, or null where something may have been missed. Its first event names no
 * review: what was written before it, and after the page was read, is told by nothing else.
 */
export type EventData = object | null;

/** How long the first try after a failure waits; each further one waits twice as long, up to the second. */
const [RETRY_MS, RETRY_MAX_MS] = [1000, 30_000];
/** A stream that begins later than this after its page has a gap before it that needs more than a look. */
const [FRESH_MS, SETTLE_MS] = [2000, 300];
const NAME = "galley-reviews";

/** What pages tell each other of the stream itself. */
const [LOST, FOUND] = ["lost", "found"];

/** What the stream is asked for: as much as lists show of a review, and enough to see whether it is news. */
const SUBSCRIPTION = graphql`
  subscription ReviewEventsSubscription($slug: String!) {
    reviewChanges(slug: $slug) {
      drafts
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
 * Listens to a repository's reviews while the page is in sight. Of all pages of a browser one has the stream and tells the
 * others, for streams are few in a browser; where it goes, the next takes over. Goes on after failures, ever more slowly. Who
 * listens on a page shares one, by `sharedEvents`.
 */
export class ReviewEvents {
  static readonly request = getRequest(SUBSCRIPTION);
  /** What a stream brings first. */
  static readonly beginning: object = {
    reviewChanges: { drafts: false, refs: false, workTree: false, reviews: [] },
  };
  readonly #environment: IEnvironment;
  readonly #slug: string;
  readonly #listener: (data: EventData) => void;
  readonly #onLost: (isLost: boolean) => void;
  readonly #channel: BroadcastChannel | null;
  readonly #startedAt = performance.now();
  #stop: (() => void) | null = null;
  #isLost = false;
  /** Where another page has the stream, no first event comes by itself. */
  #awaited: ReturnType<typeof setTimeout> | undefined;

  /** `onLost` is told when the stream, which all pages have together, is broken off, and when it is there again. */
  constructor(
    environment: IEnvironment,
    slug: string,
    listener: (data: EventData) => void,
    onLost: (isLost: boolean) => void = () => undefined,
  ) {
    this.#onLost = onLost;
    this.#environment = environment;
    this.#slug = slug;
    this.#listener = listener;
    // Where there are no locks each page has a stream of its own, and need not be told by others.
    const isTold = locksOfOrigin() !== null && typeof BroadcastChannel !== "undefined";
    this.#channel = isTold ? new BroadcastChannel(`${NAME}/${slug}`) : null;
    this.#channel?.addEventListener("message", this.#hear);
    document.addEventListener("visibilitychange", this.#look);
    this.#awaited = setTimeout(() => this.#take(ReviewEvents.beginning), SETTLE_MS);
    this.#look();
  }

  /** Listens no more. */
  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#awaited);
    this.#stop?.();
    this.#stop = null;
    this.#channel?.close();
  }

  readonly #hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === LOST || data === FOUND) this.#onLost(data === LOST);
    else if (!document.hidden && (typeof data === "object" || data === null)) this.#take(data);
  };

  #take(data: EventData): void {
    clearTimeout(this.#awaited);
    this.#listener(data);
  }

  /** Begins when the page comes into sight, ends when it goes out of it; what was missed meanwhile is told. */
  readonly #look = (): void => {
    if (document.hidden) {
      this.#stop?.();
      this.#stop = null;
    } else if (this.#stop === null) {
      this.#stop = this.#wishToLead();
      if (!this.#isFresh()) this.#take(null);
    }
  };

  #isFresh(): boolean {
    return performance.now() - this.#startedAt < FRESH_MS;
  }

  #wishToLead(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const locks = locksOfOrigin();
    if (locks !== null) {
      locks
        .request(`${NAME}/${this.#slug}`, { signal }, () => this.#lead(signal))
        .catch((error: unknown) => {
          if (!signal.aborted) reportError(error);
        });
    } else void this.#lead(signal);
    return () => ending.abort();
  }

  /** Has the stream and hands on what it brings, until it is to end. */
  async #lead(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      const told = this.#isFresh() ? undefined : setTimeout(() => this.#tell(null), SETTLE_MS);
      const begun = performance.now();
      await this.#listen(signal);
      clearTimeout(told);
      if (!signal.aborted) this.#sayLost(true);
      if (performance.now() - begun > RETRY_MAX_MS) failures = 0;
      await pause(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures), signal);
    }
  }

  /** Resolves when the stream has ended, for whatever reason. */
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
              this.#sayLost(false);
              dataOf(response).forEach((data) => this.#tell(data));
            },
            // Whatever ended it, the next try comes; what cannot be read at all is said by the page's own queries.
            error: finished,
            complete: finished,
          });
        if (signal.aborted) end();
      } catch {
        // A network that knows no streams says so by throwing.
        finished();
      }
    });
  }

  #sayLost(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    this.#channel?.postMessage(isLost ? LOST : FOUND);
    this.#onLost(isLost);
  }

  #tell(data: EventData): void {
    this.#channel?.postMessage(data);
    this.#take(data);
  }
}

/** The locks that a browser's pages share; null where the page's origin is not trusted, or has none. */
function locksOfOrigin(): LockManager | null {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ?? null;
}

function dataOf(response: GraphQLResponse): readonly object[] {
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

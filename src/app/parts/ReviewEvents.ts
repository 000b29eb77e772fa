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

/** What the stream is asked for: as much as lists show of a review, and enough to see whether it is news. */
const SUBSCRIPTION = graphql`
  subscription ReviewEventsSubscription($slug: String!) {
    reviewChanges(slug: $slug) {
      drafts
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
      }
    }
  }
`;

/**
 * Listens to a repository's reviews while the page is in sight. Of all pages of a browser one has the stream and tells the
 * others, for streams are few in a browser; where it goes, the next takes over. Goes on after failures, ever more slowly.
 */
export class ReviewEvents {
  static readonly request = getRequest(SUBSCRIPTION);
  /** What a stream brings first. */
  static readonly beginning: object = { reviewChanges: { drafts: false, reviews: [] } };
  readonly #environment: IEnvironment;
  readonly #slug: string;
  readonly #listener: (data: EventData) => void;
  readonly #channel: BroadcastChannel | null;
  readonly #startedAt = performance.now();
  #stop: (() => void) | null = null;
  /** Where another page has the stream, no first event comes by itself. */
  #awaited: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: IEnvironment, slug: string, listener: (data: EventData) => void) {
    this.#environment = environment;
    this.#slug = slug;
    this.#listener = listener;
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`${NAME}/${slug}`);
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
    if (!document.hidden && (typeof data === "object" || data === null)) this.#take(data);
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
    // Only where the page's origin is trusted; without them each page has a stream.
    const locks: LockManager | null | undefined = navigator.locks;
    if (locks) {
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
            next: (response) => dataOf(response).forEach((data) => this.#tell(data)),
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

  #tell(data: EventData): void {
    this.#channel?.postMessage(data);
    this.#take(data);
  }
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

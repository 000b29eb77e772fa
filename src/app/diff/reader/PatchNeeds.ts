import { type FileModel, needsPatch } from "../models/FileModel.ts";
import { fileAt, type FileStack } from "../models/FileStack.ts";
import type { Viewport } from "../Viewport.ts";

/** The distance beyond the rendered range within which lines are fetched, in pixels: about one screen. */
const AHEAD = 1000;
/** The shortest time between two requests while scrolling, so that a long jump does not request all files it passes. */
const PAUSE_MS = 80;

/** The host's functions that fetch data. */
interface Requests {
  readonly onNeed: (keys: readonly string[]) => void;
  readonly onNeedSizes?: ((keys: readonly string[]) => void) | undefined;
}

function needsSizes({ file, patch, content }: FileModel): boolean {
  return content.sizes === null && (file.isBinary === true || patch?.isBinary === true);
}

type Known = Pick<FileModel, "file" | "content">;

/** The prefix of the key of a retried file; keys contain no NUL. */
const RETRIED = "\0";

/** Records requested patches, so that each is requested once until it arrives or fails. */
export class PatchNeeds {
  #requested = new Set<string>();
  #requestedAt = Number.NEGATIVE_INFINITY;

  /**
   * Requests the patches of files near the viewport and the sizes of binary ones: immediately at first, then at most
   * once per interval while scrolling, and during fast scrolling only after a pause. The returned function cancels it.
   */
  request(viewport: Viewport, stack: FileStack, host: Requests): () => void {
    this.prune(stack.modelOf);
    const request = (): void => {
      this.#requestedAt = performance.now();
      const { from, to } = viewport.drawn();
      const near = stack.models.slice(Math.max(0, fileAt(stack, from - AHEAD)), fileAt(stack, to + AHEAD) + 1);
      const open = near.filter(({ file }) => !stack.collapsed.has(file.key));
      const keys = this.take(open);
      if (keys.length > 0) host.onNeed(keys);
      const unsized = open.filter(needsSizes).map(({ file }) => file.key);
      if (unsized.length > 0) host.onNeedSizes?.(unsized);
    };
    // Files requested during fast scrolling would arrive too late and delay those at the final position.
    const wait = viewport.isScrollingFast ? PAUSE_MS : this.#requestedAt + PAUSE_MS - performance.now();
    if (wait <= 0) request();
    const timer = wait <= 0 ? undefined : setTimeout(request, wait);
    return () => clearTimeout(timer);
  }

  /**
   * Drops files that have arrived, failed or disappeared; `find` returns the present state of a file. Linear in the
   * requests, not in the files.
   */
  prune(find: (key: string) => Known | undefined): void {
    const before = this.#requested;
    this.#requested = new Set();
    for (const entry of before) {
      const isRetried = entry.startsWith(RETRIED);
      const key = isRetried ? entry.slice(RETRIED.length) : entry;
      const known = find(key);
      if (known === undefined) continue;
      if (!isRetried && isNeeded(known)) this.#requested.add(key);
      // The file was retried but the old failure is still there: when it is cleared, the answer is already on its way.
      if (isRetried && known.content.patch === null) this.#requested.add(known.content.failure === null ? key : entry);
    }
  }

  /** Returns the keys of the files whose patches must be requested now, and records them as requested. */
  take(files: readonly Known[]): readonly string[] {
    const keys = files
      .filter((known) => isNeeded(known) && !this.#requested.has(known.file.key))
      .map(({ file }) => file.key);
    for (const key of keys) this.#requested.add(key);
    return keys;
  }

  /** Records a failed file as requested once more. */
  retry(key: string): void {
    this.#requested.add(RETRIED + key);
  }
}

function isNeeded({ file, content }: Known): boolean {
  return content.failure === null && needsPatch(file, content);
}

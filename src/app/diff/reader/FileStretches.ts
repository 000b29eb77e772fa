import { FILE_GAP, FILE_HEADER_HEIGHT } from "../measures.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Stretch } from "../Viewport.ts";

/** A file to draw and what of it, in pixels from the top of what stands below its header. */
export interface FileToDraw {
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly stretch: Stretch;
}

const NOTHING: Stretch = { from: 0, to: 0 };

/**
 * Says what of each file is drawn. Where nothing is to be added but what can be seen, what is drawn already stays: to take
 * lines away and to draw them again soon after costs more than to leave them.
 */
export class FileStretches {
  /** What of each file was drawn last, by its key. */
  #known: ReadonlyMap<string, Stretch> = new Map();

  /**
   * Gives the files at some places of a stack with what a stretch shows of them; of what lies outside `sight` only what was drawn
   * last. Files of `kept` are given wherever they are.
   */
  take(
    stack: FileStack,
    places: readonly number[],
    shown: { readonly drawn: Stretch; readonly sight: Stretch | null; readonly kept: ReadonlySet<string> },
  ): readonly FileToDraw[] {
    const next = new Map<string, Stretch>();
    const files: FileToDraw[] = [];
    for (const place of places) {
      const key = stack.models[place]?.file.key;
      if (key === undefined) continue;
      const top = stack.tops[place] ?? 0;
      const height = (stack.tops[place + 1] ?? 0) - top - FILE_GAP;
      const within = ({ from, to }: Stretch): Stretch => {
        const bodyTop = top + FILE_HEADER_HEIGHT;
        return { from: Math.max(0, from - bodyTop), to: Math.min(height, to - bodyTop) };
      };
      const { drawn, sight, kept } = shown;
      const known = this.#known.get(key);
      const isInSight = sight === null || (top < sight.to && top + height > sight.from);
      if (!isInSight && known === undefined && !kept.has(key)) continue;
      const wide = within(drawn);
      const isWhole = sight === null || (kept.has(key) && known === undefined);
      const stretch = isWhole ? wide : narrowed(wide, isInSight ? within(sight) : null, known);
      next.set(key, stretch);
      files.push({ place, top, height, stretch });
    }
    this.#known = next;
    return files;
  }
}

/** Of a stretch what is in sight and what of it was drawn before, with what lies between. */
function narrowed(wide: Stretch, sight: Stretch | null, known: Stretch | undefined): Stretch {
  const isNear = known !== undefined && known.from < wide.to && known.to > wide.from;
  const one = sight ?? (isNear ? known : NOTHING);
  if (!isNear) return one;
  return {
    from: Math.max(wide.from, Math.min(one.from, known.from)),
    to: Math.min(wide.to, Math.max(one.to, known.to)),
  };
}

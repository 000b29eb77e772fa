import { Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import type { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/DiffFile.ts";
import type { Slot } from "#app/diff/Slot.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { ChangeBody } from "./ChangeBody.ts";
import { changeBodies } from "./changeBodies.ts";
import { RenderedToggle } from "./RenderedToggle.tsx";

const KEYS = "Shift+S";
const LABEL = "Show the file rendered, or its source";
const GROUP = "Reading";
const FILE = /^100/u;
const LOADING = "Loading …";

/** The files of a change that are shown otherwise than by their lines. */
interface ChangeBodies {
  /** What stands at those that are shown so; the same slot for as long as it is the same change. */
  readonly slots: readonly Slot[];
  /** Draws, for a file's header, what chooses between its lines and the other way; nothing where there is one way. */
  readonly renderToggle: (file: DiffFile) => ReactNode;
}

/**
 * Finds files that are better seen than read: pictures, which have no lines, and others where one asks for it, by a button or
 * a key. `listed` are all files in the order of the comparison's table. Linear in the files, once for each change.
 */
export function useChangeBodies(comparisonId: string, listed: readonly DiffFile[], current: CurrentFile): ChangeBodies {
  const known = useMemo(() => {
    const found = listed.flatMap((file, place) => {
      const body = bodyOf(file);
      return body === null ? [] : [[file.key, { body, slot: slotOf(comparisonId, file, place, body) }] as const];
    });
    return new Map(found);
  }, [comparisonId, listed]);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setAsked((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  }, []);
  const slots = useMemo(
    () => [...known].flatMap(([key, { body, slot }]) => (!body.hasLines || asked.has(key) ? [slot] : [])),
    [known, asked],
  );
  const hasChoice = (key: string | null): key is string => key !== null && known.get(key)?.body.hasLines === true;
  const act = (): void => {
    const key = current.get();
    if (hasChoice(key)) toggle(key);
  };
  useShortcut(KEYS, LABEL, GROUP, act, { enabled: [...known.values()].some(({ body }) => body.hasLines) });
  const renderToggle = useCallback(
    ({ key }: DiffFile) =>
      known.get(key)?.body.hasLines === true && (
        <RenderedToggle isRendered={asked.has(key)} keys={KEYS} onToggle={() => toggle(key)} />
      ),
    [known, asked, toggle],
  );
  return { slots, renderToggle };
}

function bodyOf({ plainPath, isSameContent, oldMode, newMode }: DiffFile): ChangeBody | null {
  if (isSameContent || !FILE.test(newMode ?? oldMode ?? "")) return null;
  return changeBodies.find(({ matches }) => matches(plainPath)) ?? null;
}

function slotOf(
  comparisonId: string,
  file: DiffFile,
  place: number,
  { name, hasLines, height, Body }: ChangeBody,
): Slot {
  return {
    key: `${name} ${file.key}`,
    fileKey: file.key,
    side: "new",
    line: 0,
    place: "above",
    standsForLines: hasLines,
    guess: height,
    content: (
      <Suspense
        fallback={
          <p className="ChangeBody-loading" style={{ height }}>
            {LOADING}
          </p>
        }
      >
        <Body comparisonId={comparisonId} place={place} file={file} />
      </Suspense>
    ),
  };
}

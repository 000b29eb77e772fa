import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile, DiffLayout } from "#app/diff/DiffFile.ts";
import type { Slot } from "#app/diff/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { PaletteEntry, shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type RenderedFiles, RenderedToggle } from "../options/useRenderedFiles.tsx";
import { type ChangeBody, ShownRenderedContext } from "./ChangeBody.ts";

const TEXT = {
  label: "Show the file rendered, or its source",
  loading: "Loading…",
} as const;
const KEYS = "Shift+S";
const FILE = /^100/u;
/** Those that one has come by last stay drawn, so that they are as one left them. */
const KEPT = 8;
const NO_SLOTS: readonly Slot[] = [];

/** The files of a change that are shown otherwise than by their lines. */
interface ChangeBodies {
  /** What stands at those that are shown so, and with what else there is; the same slots for as long as it is the same change. */
  readonly slots: readonly Slot[];
  /** Draws, for a file's header, what chooses between its lines and the other way; nothing where there is one way. */
  readonly renderToggle: (file: DiffFile) => ReactNode;
}

/** The change whose files are shown. */
interface ShownChange {
  readonly comparisonId: string;
  readonly oldOid: string | null;
  readonly newOid: string;
  /** All files, in the order of the comparison's table. */
  readonly listed: readonly DiffFile[];
  readonly layout: DiffLayout;
  /** Which are shown otherwise than they are unasked. */
  readonly rendered: RenderedFiles;
  /** What else stands between the lines. */
  readonly slots: readonly Slot[] | undefined;
}

/**
 * Finds files that are better seen than read: pictures, which have no lines, and others where one asks for it, or for their lines,
 * by a button or a key. What stands on lines of a file that is shown so stands below it, which is said. Linear in the files,
 * once for each change.
 */
export function useChangeBodies(change: ShownChange, current: CurrentFile): ChangeBodies {
  const { comparisonId, oldOid, newOid, listed, layout, slots: others = NO_SLOTS } = change;
  const { flipped, flip } = change.rendered;
  const [shown, setShown] = useState<readonly string[]>([]);
  /** Why files are shown by their lines that cannot be shown otherwise. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const known = useMemo(() => new Map(listed.flatMap((file, place) => entryOf(file, place))), [listed]);
  const toggle = useCallback(
    (key: string) => {
      setRefused((before) => new Map([...before].filter(([one]) => one !== key)));
      if (!refused.has(key)) flip(key);
    },
    [refused, flip],
  );
  const isRendered = useCallback(
    (key: string): boolean => {
      const body = known.get(key)?.body;
      if (body === undefined || refused.has(key)) return false;
      return !body.hasLines || body.isFirst !== flipped.has(key);
    },
    [known, refused, flipped],
  );
  const bodies = useMemo(() => {
    const slotOf = (key: string, { file, place, body }: Known): Slot => {
      const { name, hasLines, height, Body } = body;
      const props = { comparisonId, oldOid, newOid, place, file, layout, height };
      const onShown = (): void =>
        setShown((before) => (before.includes(key) || !hasLines ? before : [...before, key].slice(-KEPT)));
      const onLines = (why: string): void => setRefused((before) => new Map(before).set(key, why));
      const content = (
        <Suspense fallback={<Loading height={height} />}>
          <Body {...props} onShown={onShown} onLines={onLines} />
        </Suspense>
      );
      const stand = { fileKey: key, side: "new", line: 0, place: "above", standsForLines: hasLines } as const;
      return { key: `${name} ${key}`, ...stand, guess: height, content };
    };
    return new Map([...known].map(([key, entry]) => [key, slotOf(key, entry)]));
  }, [known, comparisonId, oldOid, newOid, layout]);
  const slots = useMemo(() => {
    const own = [...bodies].flatMap(([key, slot]): readonly Slot[] => {
      const why = refused.get(key);
      if (why !== undefined) return [noteSlot(key, why)];
      if (!isRendered(key)) return [];
      if (slot.standsForLines !== true) return [slot];
      return [{ ...slot, onLines: () => flip(key), staysDrawn: shown.includes(key) }];
    });
    return own;
  }, [bodies, refused, isRendered, shown, flip]);
  const all = useMemo(() => remarksOnRendered(slots, others), [slots, others]);
  const hasChoice = (key: string | null): key is string => key !== null && known.get(key)?.body.hasLines === true;
  const act = (): void => {
    const key = current.get();
    if (hasChoice(key)) toggle(key);
  };
  useShortcut(KEYS, TEXT.label, shortcutGroups.reading, act, {
    enabled: [...known.values()].some(({ body }) => body.hasLines),
  });
  const renderToggle = useCallback(
    ({ key }: DiffFile) =>
      known.get(key)?.body.hasLines === true && (
        <RenderedToggle isRendered={isRendered(key)} keys={KEYS} onToggle={() => toggle(key)} />
      ),
    [known, isRendered, toggle],
  );
  return { slots: all, renderToggle };
}

/** A file that can be shown otherwise than by its lines. */
interface Known {
  readonly file: DiffFile;
  readonly place: number;
  readonly body: ChangeBody;
}

function entryOf(file: DiffFile, place: number): readonly (readonly [string, Known])[] {
  const body = bodyOf(file);
  return body === null ? [] : [[file.key, { file, place, body }]];
}

function bodyOf({ plainPath, isSameContent, status, oldMode, newMode }: DiffFile): ChangeBody | null {
  if (isSameContent || !FILE.test(newMode ?? oldMode ?? "")) return null;
  const body = changeBodyOf(plainPath);
  return body?.hasLines === true && status === "TYPE_CHANGED" ? null : body;
}

function Loading({ height }: { readonly height: number }): ReactNode {
  return (
    <p className="ChangeBody-loading" style={{ height }}>
      {TEXT.loading}
    </p>
  );
}

function noteSlot(key: string, why: string): Slot {
  const content = <p className="ChangeBody-why">{why}</p>;
  return { key: `lines ${key}`, fileKey: key, side: "new", line: 0, place: "above", guess: 36, content };
}

const PICTURE_HEIGHT = 400;
/** Taller than a window: what stands below comes into sight when it has its place, and does not jump there. */
const TEXT_HEIGHT = 2000;

const PictureChange = lazy(async () => ({ default: (await import("../pictures/PictureChange.tsx")).PictureChange }));
const NotebookChange = lazy(async () => ({ default: (await import("../rendered/NotebookChange.tsx")).NotebookChange }));
const MarkdownChange = lazy(async () => ({ default: (await import("../rendered/MarkdownChange.tsx")).MarkdownChange }));
const TableChange = lazy(async () => ({ default: (await import("../rendered/TableChange.tsx")).TableChange }));

const bodies: readonly ChangeBody[] = [
  {
    name: "picture",
    endings: ["png", "apng", "jpg", "jpeg", "jfif", "gif", "webp", "avif", "bmp", "ico"],
    hasLines: false,
    isFirst: true,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "drawing",
    endings: ["svg"],
    hasLines: true,
    isFirst: false,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "notebook",
    endings: ["ipynb"],
    hasLines: true,
    isFirst: true,
    height: TEXT_HEIGHT,
    Body: NotebookChange,
  },
  {
    name: "markdown",
    endings: ["md", "markdown", "mdown", "mkd"],
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: MarkdownChange,
  },
  {
    name: "table",
    endings: ["csv", "tsv", "tab"],
    hasLines: true,
    isFirst: false,
    height: TEXT_HEIGHT,
    Body: TableChange,
  },
];

const byEnding = new Map(bodies.flatMap((body) => body.endings.map((ending) => [ending, body])));

/**
 * Gives what shows a changed file otherwise than by its lines, told by its path; null where nothing does. Notebooks are shown by
 * their cells unasked: their lines are JSON. Markdown and tables are shown by their lines, which are what one comments on.
 */
export function changeBodyOf(path: string): ChangeBody | null {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? null : (byEnding.get(path.slice(dot + 1).toLowerCase()) ?? null);
}

const REMARKS_ON_RENDERED_TEXT = {
  show: "Show the lines",
  showIn: (path: string): string => `Show the lines of ${path}`,
  said: (count: number): string =>
    counted(count, {
      one: "remark stands on its lines: it is below.",
      other: "remarks stand on its lines: they are below.",
    }),
} as const;

const NOTE_HEIGHT = 36;

/**
 * Puts what stands in place of files' lines before what stands on those lines, which is then said to stand on them, and how much it
 * is. Linear in the slots.
 */
function remarksOnRendered(bodies: readonly Slot[], others: readonly Slot[]): readonly Slot[] {
  const standing = new Map(
    bodies.filter(({ standsForLines }) => standsForLines === true).map((slot) => [slot.fileKey, slot]),
  );
  const counts = new Map<string, number>();
  const placed = others.map((slot) => {
    if (slot.line === 0 || !standing.has(slot.fileKey)) return slot;
    counts.set(slot.fileKey, (counts.get(slot.fileKey) ?? 0) + 1);
    return { ...slot, adrift: <ShownRenderedContext value>{slot.adrift}</ShownRenderedContext> };
  });
  const notes = [...counts].map(([key, count]): Slot => {
    const content = (
      <p className="ChangeBody-why">
        {REMARKS_ON_RENDERED_TEXT.said(count)}{" "}
        <Button size="small" variant="quiet" onClick={standing.get(key)?.onLines}>
          {REMARKS_ON_RENDERED_TEXT.show}
        </Button>
        <PaletteEntry
          label={REMARKS_ON_RENDERED_TEXT.showIn(displayPath(key))}
          group={shortcutGroups.reading}
          onRun={() => standing.get(key)?.onLines?.()}
        />
      </p>
    );
    return { key: `remarks ${key}`, fileKey: key, side: "new", line: 0, place: "above", guess: NOTE_HEIGHT, content };
  });
  return [...notes, ...bodies, ...placed];
}

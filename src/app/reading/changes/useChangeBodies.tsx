import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile, DiffLayout } from "#app/diff/patch/DiffFile.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { PaletteEntry, shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { type RenderedFiles, RenderedToggle } from "../options/useRenderedFiles.tsx";
import { type ChangeBody, ShownRenderedContext } from "../views/ChangeBody.ts";

const KEYS = "Shift+S";
const FILE = /^100/u;
const SUBMODULE = "160000";
/** The most recently visible ones stay mounted, so that they keep their state. */
const BODIES_MAX = 8;
const NO_SLOTS: readonly Slot[] = [];

interface ChangeBodies {
  /** The slots of rendered files together with the other slots; stable for one change. */
  readonly slots: readonly Slot[];
  /** Renders the switch between source and rendered form in a file header; nothing when a file has only one form. */
  readonly renderToggle: (file: DiffFile) => ReactNode;
}

interface ShownChange {
  readonly comparisonId: string;
  readonly oldOid: string | null;
  readonly newOid: string;
  /** In the order of the file table. */
  readonly listed: readonly DiffFile[];
  readonly layout: DiffLayout;
  /** The files that are not in their default form. */
  readonly rendered: RenderedFiles;
  readonly slots: readonly Slot[] | undefined;
}

/**
 * Shows files in rendered form: images, which have no lines, and others by default or on request. Comments on lines of
 * a rendered file are shown below it with a note. Linear in the number of files, once per change.
 */
export function useChangeBodies(change: ShownChange, current: CurrentFile): ChangeBodies {
  const { comparisonId, oldOid, newOid, listed, layout, slots: others = NO_SLOTS } = change;
  const { flipped, flip } = change.rendered;
  const toast = useToast();
  const [shown, setShown] = useState<readonly string[]>([]);
  /** The reasons why files could not be rendered, by path. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const known = useMemo(() => new Map(listed.flatMap((file, fileIndex) => entryOf(file, fileIndex))), [listed]);
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
    const slotOf = (key: string, { file, fileIndex, body }: Known): Slot => {
      const { name, hasLines, height, Body } = body;
      const props = { comparisonId, oldOid, newOid, fileIndex, file, layout, height };
      const onShown = (): void =>
        setShown((before) => (before.includes(key) || !hasLines ? before : [...before, key].slice(-BODIES_MAX)));
      const onLines = (why: string): void => setRefused((before) => new Map(before).set(key, why));
      const content = (
        <Suspense fallback={<Loading height={height} />}>
          <Body {...props} onShown={onShown} onLines={onLines} />
        </Suspense>
      );
      const slotBase = { fileKey: key, side: "new", line: 0, placement: "above", replacesLines: hasLines } as const;
      return { key: `${name} ${key}`, ...slotBase, guess: height, content };
    };
    return new Map([...known].map(([key, entry]) => [key, slotOf(key, entry)]));
  }, [known, comparisonId, oldOid, newOid, layout]);
  const slots = useMemo(() => {
    const own = [...bodies].flatMap(([key, slot]): readonly Slot[] => {
      const why = refused.get(key);
      if (why !== undefined) return [noteSlot(key, why)];
      if (!isRendered(key)) return [];
      if (slot.replacesLines !== true) return [slot];
      return [{ ...slot, onLines: () => flip(key), staysDrawn: shown.includes(key) }];
    });
    return own;
  }, [bodies, refused, isRendered, shown, flip]);
  const all = useMemo(() => commentsOnRendered(slots, others), [slots, others]);
  const hasChoice = (key: string | null): key is string => key !== null && known.get(key)?.body.hasLines === true;
  const act = (): void => {
    const key = current.current();
    if (hasChoice(key)) toggle(key);
    else toast({ text: "This file has no other view." });
  };
  useShortcut(KEYS, "Toggle rendered view", shortcutGroups.reading, act, {
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

interface Known {
  readonly file: DiffFile;
  readonly fileIndex: number;
  readonly body: ChangeBody;
}

function entryOf(file: DiffFile, fileIndex: number): readonly (readonly [string, Known])[] {
  const body = bodyOf(file);
  return body === null ? [] : [[file.key, { file, fileIndex, body }]];
}

function bodyOf({ plainPath, isSameContent, status, oldMode, newMode }: DiffFile): ChangeBody | null {
  if (isSameContent) return null;
  if (oldMode === SUBMODULE || newMode === SUBMODULE) return SUBMODULE_BODY;
  if (!FILE.test(newMode ?? oldMode ?? "")) return null;
  const body = changeBodyOf(plainPath);
  return body?.hasLines === true && status === "TYPE_CHANGED" ? null : body;
}

function Loading({ height }: { readonly height: number }): ReactNode {
  return (
    <p className="ChangeBody-loading muted" style={{ height }}>
      Loading…
    </p>
  );
}

function noteSlot(key: string, why: string): Slot {
  const content = <p className="ChangeBody-why muted small">{why}</p>;
  return { key: `lines ${key}`, fileKey: key, side: "new", line: 0, placement: "above", guess: 36, content };
}

const PICTURE_HEIGHT = 400;
/** Taller than a window, so that content below only comes into view when it has its final position. */
const TEXT_HEIGHT = 2000;

const PictureChange = lazy(async () => ({ default: (await import("../pictures/PictureChange.tsx")).PictureChange }));
const NotebookChange = lazy(async () => ({ default: (await import("../rendered/NotebookChange.tsx")).NotebookChange }));
const MarkdownChange = lazy(async () => ({ default: (await import("../rendered/MarkdownChange.tsx")).MarkdownChange }));

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
];

const SubmoduleChange = lazy(async () => ({
  default: (await import("../submodules/SubmoduleChange.tsx")).SubmoduleChange,
}));
const SUBMODULE_BODY: ChangeBody = {
  name: "submodule",
  endings: [],
  hasLines: false,
  isFirst: true,
  height: 80,
  Body: SubmoduleChange,
};

const byEnding = new Map(bodies.flatMap((body) => body.endings.map((ending) => [ending, body])));

/**
 * Returns the rendered view of a file by its path, or null. Notebooks are rendered by default because their source is
 * JSON. Markdown shows its source by default because comments refer to it.
 */
export function changeBodyOf(path: string): ChangeBody | null {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? null : (byEnding.get(path.slice(dot + 1).toLowerCase()) ?? null);
}

const NOTE_HEIGHT = 36;

/**
 * Puts the rendered views before the comments on lines of these files, with a note of how many there are. Linear in the
 * slots.
 */
function commentsOnRendered(bodies: readonly Slot[], others: readonly Slot[]): readonly Slot[] {
  const existingBodies = new Map(
    bodies.filter(({ replacesLines }) => replacesLines === true).map((slot) => [slot.fileKey, slot]),
  );
  const counts = new Map<string, number>();
  const placed = others.map((slot) => {
    if (slot.line === 0 || !existingBodies.has(slot.fileKey)) return slot;
    counts.set(slot.fileKey, (counts.get(slot.fileKey) ?? 0) + 1);
    return { ...slot, awayNote: <ShownRenderedContext value>{slot.awayNote}</ShownRenderedContext> };
  });
  const notes = [...counts].map(([key, count]): Slot => {
    const content = (
      <p className="ChangeBody-why muted small">
        {counted(
          count,
          "comment on lines of this file is shown below.",
          "comments on lines of this file are shown below.",
        )}{" "}
        <Button size="small" variant="quiet" onClick={existingBodies.get(key)?.onLines}>
          Show source
        </Button>
        <PaletteEntry
          label={`Show source of ${displayPath(key)}`}
          group={shortcutGroups.reading}
          onRun={() => existingBodies.get(key)?.onLines?.()}
        />
      </p>
    );
    return {
      key: `comments ${key}`,
      fileKey: key,
      side: "new",
      line: 0,
      placement: "above",
      guess: NOTE_HEIGHT,
      content,
    };
  });
  return [...notes, ...bodies, ...placed];
}

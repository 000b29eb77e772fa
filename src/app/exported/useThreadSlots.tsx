import { type ReactNode, type RefObject, useCallback, useMemo, useState } from "react";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import { isSameRange, type LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { commentKind } from "#app/reviewing/composers/commentKind.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { nameLines } from "#app/reviewing/positions/locateThread.ts";
import type { ExportedChange, ShownThread } from "./exportedChange.ts";
import type { OwnComments } from "./OwnComments.ts";
import { newId, OwnComposer, ThreadBox } from "./ThreadBox.tsx";

interface ThreadSlots {
  readonly slots: readonly Slot[];
  /** The threads on the whole change and on files that it does not have. */
  readonly apart: readonly ShownThread[];
  /** Opens a field for a comment. */
  readonly compose: (at: Required<LineLocation>) => void;
  readonly marksOf: (key: string) => MarksOfFile | null;
}

/** Places threads and open fields in the reader. */
export function useThreadSlots(
  threads: readonly ShownThread[],
  change: ExportedChange,
  own: OwnComments,
  reader: RefObject<DiffReaderHandle | null>,
): ThreadSlots {
  const [open, setOpen] = useState(() => unfinished(own));
  const compose = useCallback((at: Required<LineLocation>): void => {
    setOpen((before) => (before.some((one) => isSameRange(one, at)) ? before : [...before, at]));
  }, []);
  const placed = useMemo(
    () =>
      threads.map((thread) => ({
        thread,
        key: thread.place === null ? null : change.keyOf(thread.place.path, thread.place.side),
      })),
    [threads, change],
  );
  const threadSlots = useMemo(
    () => placed.flatMap(({ thread, key }) => (key === null ? [] : [threadSlot(thread, key, own)])),
    [placed, own],
  );
  const fieldSlots = useMemo(() => {
    const close = (at: Required<LineLocation>): void => {
      reader.current?.leaveComment();
      setOpen((before) => before.filter((one) => one !== at));
    };
    return open.map((at) => fieldSlot(at, change, own, () => close(at)));
  }, [open, change, own, reader]);
  const slots = useMemo(() => [...threadSlots, ...fieldSlots], [threadSlots, fieldSlots]);
  const apart = useMemo(() => placed.flatMap(({ thread, key }) => (key === null ? [thread] : [])), [placed]);
  const marksOf = useMemo(() => {
    const marks = new Map<string, MarksOfFile>();
    for (const { thread, key } of placed) {
      if (key === null) continue;
      const openThreads = (marks.get(key)?.openThreads ?? 0) + (thread.state === "OPEN" ? 1 : 0);
      marks.set(key, { isViewed: false, openThreads, hasComments: true });
    }
    return (key: string): MarksOfFile | null => marks.get(key) ?? null;
  }, [placed]);
  return { slots, apart, compose, marksOf };
}

function threadSlot(thread: ShownThread, fileKey: string, own: OwnComments): Slot {
  const { line = 0, to = 0, side = "new" } = thread.place ?? {};
  return {
    key: thread.key,
    fileKey,
    side,
    line: to,
    from: line,
    placement: "below",
    isComment: true,
    awayNote: <p className="Exported-awayNote">On line {line}, which this file does not have.</p>,
    content: <ThreadBox thread={thread} own={own} isInItsFile />,
  };
}

function fieldSlot(at: Required<LineLocation>, change: ExportedChange, own: OwnComments, close: () => void): Slot {
  const { key, side, line, to } = at;
  const save = (body: string, isBlocking: boolean): string | null => {
    const anchor = change.anchorOf(key, side, line, to);
    return own.put({ id: newId(), replyTo: null, anchor, body, isBlocking });
  };
  const content: ReactNode = (
    <OwnComposer
      own={own}
      savedTextKey={own.textKey("new", fieldKey(at))}
      label={line === 0 ? "Comment on this file" : `Comment on ${nameLines(line, to)}`}
      kind={commentKind.of(own.kindName, "BLOCKING")}
      onSave={save}
      onClose={close}
    />
  );
  const slot = { fileKey: key, side, line: to, from: line, placement: "below" as const, content };
  return { ...slot, key: fieldKey(at), isComment: true, staysDrawn: true };
}

function fieldKey({ key, side, line, to }: Required<LineLocation>): string {
  return `${side} ${line} ${to} ${key}`;
}

/** Finds the fields whose text the browser has. */
function unfinished(own: OwnComments): readonly Required<LineLocation>[] {
  const prefix = own.textKey("new", "");
  return savedText.keys(prefix).flatMap((saved) => {
    const [, side, line, to, key] = /^(old|new) (\d+) (\d+) (.+)$/su.exec(saved.slice(prefix.length)) ?? [];
    if (key === undefined) return [];
    return [{ key, side: side === "old" ? "old" : "new", line: Number(line), to: Number(to) } as const];
  });
}

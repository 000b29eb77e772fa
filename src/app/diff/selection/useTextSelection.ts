import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from "react";
import { carryLine } from "../patch/carryLine.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { TextEnd, TextSelection } from "./TextSelection.ts";
import { TextSelector } from "./TextSelector.ts";

/** Lines that are drawn wherever they are, by the key of their file. */
export type KeptLines = ReadonlyMap<string, readonly number[]>;

const NO_KEPT: KeptLines = new Map();
const nothing = (): null => null;

/** Follows the text that is selected in a reader, and names the lines that must stay drawn because it begins or ends there. */
export function useTextSelection(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  models: ReaderModels,
): {
  readonly selection: TextSelection | null;
  readonly kept: KeptLines;
  readonly select: (selection: TextSelection) => void;
} {
  const [selector] = useState(() => new TextSelector());
  const selection = useSyncExternalStore(selector.subscribe, selector.current, nothing);
  const kept = useMemo(() => keptLines(stack, selection), [stack, selection]);
  useEffect(() => (root.current === null ? undefined : selector.attach(root.current)), [root, selector]);
  useLayoutEffect(() => selector.settle(stack), [selector, stack, selection]);
  const [from, to] = [selection?.anchor.key, selection?.focus.key];
  useEffect(() => {
    models.keep(
      "selection",
      [from, to].filter((key) => key !== undefined),
    );
  }, [models, from, to]);
  return { selection, kept, select: selector.select };
}

function keptLines(stack: FileStack, selection: TextSelection | null): KeptLines {
  if (selection === null) return NO_KEPT;
  const { anchor, focus } = selection;
  const [from, to] = [lineNow(stack, anchor), lineNow(stack, focus)];
  if (anchor.key === focus.key) return new Map([[anchor.key, [from, to]]]);
  return new Map([
    [anchor.key, [from]],
    [focus.key, [to]],
  ]);
}

/** The line of an end in the patch that its file is shown by now. */
function lineNow(stack: FileStack, { key, patch, line }: TextEnd): number {
  const model = stack.models[stack.placeOf(key)];
  return model === undefined ? line : carryLine(patch, model.patch, line);
}

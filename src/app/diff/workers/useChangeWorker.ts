import { useEffect, useMemo } from "react";
import { ChangeWorker } from "./ChangeWorker.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { startWorker } from "./startWorker.ts";
import type { Viewport } from "../Viewport.ts";

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/**
 * Gives the worker that answers questions about a whole change: of these files, in this order, as they are shown. It
 * starts with the first question and ends with the component.
 */
export function useChangeWorker(
  files: readonly DiffFile[],
  contents: FileContents,
  viewport: Viewport,
  shown: ReadonlyMap<string, string> = NO_TEXTS,
): ChangeWorker {
  const worker = useMemo(() => new ChangeWorker(contents, () => startWorker("change")), [contents]);
  useEffect(() => worker.setOrder(files.map(({ key }) => key)), [worker, files]);
  useEffect(() => worker.setShown(shown), [worker, shown]);
  useEffect(() => worker.giveWayTo(viewport), [worker, viewport]);
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}

import { type ComponentType, createContext } from "react";
import type { DiffFile, DiffLayout } from "#app/diff/patch/DiffFile.ts";

/** The props of a component that shows a changed file in another way than by its lines. */
export interface ChangeBodyProps {
  readonly comparisonId: string;
  /** The commits of both sides; null for a side that is not a commit. */
  readonly oldOid: string | null;
  readonly newOid: string;
  readonly fileIndex: number;
  readonly file: DiffFile;
  readonly layout: DiffLayout;
  /** The estimated height in pixels until the content has loaded. */
  readonly height: number;
  /** Called when the content has loaded; from then on it keeps its own height and stays mounted. */
  readonly onShown: () => void;
  /** Falls back to the file's lines; `why` is the reason to show. */
  readonly onLines: (why: string) => void;
}

/**
 * A kind of file that can be shown in another way than by its lines. Detected by file name; the contents are checked
 * when the file comes into view.
 */
export interface ChangeBody {
  readonly name: string;
  /** File extensions, in lower case. */
  readonly endings: readonly string[];
  /** True if the view replaces the file's lines; otherwise it is shown below the notes. */
  readonly hasLines: boolean;
  /** True if this view is the default. */
  readonly isFirst: boolean;
  /** The estimated height in pixels until it has been rendered. */
  readonly height: number;
  /** Loaded when the first such file comes near the viewport. */
  readonly Body: ComponentType<ChangeBodyProps>;
}

/** True inside comments on a file that is not shown by its lines. */
export const ShownRenderedContext = createContext(false);

import { type ComponentType, createContext } from "react";
import type { DiffFile, DiffLayout } from "#app/diff/DiffFile.ts";

/** What shows a changed file otherwise than by its lines. */
export interface ChangeBodyProps {
  readonly comparisonId: string;
  /** The commits that its sides are of; null on the side that is no commit. */
  readonly oldOid: string | null;
  readonly newOid: string;
  /** The file's place in the comparison's table. */
  readonly place: number;
  readonly file: DiffFile;
  readonly layout: DiffLayout;
  /** How tall it is thought to be until what it shows is there, in pixels. */
  readonly height: number;
  /** Is called when what it shows is there, whose height is its own: then it stays where it is drawn. */
  readonly onShown: () => void;
  /** Gives way to the file's lines, and says why. */
  readonly onLines: (why: string) => void;
}

/** A kind of files that can be shown otherwise than by their lines, told by their names: what they are is seen when one comes near. */
export interface ChangeBody {
  readonly name: string;
  /** How their names end, behind the last dot, in small letters. */
  readonly endings: readonly string[];
  /** Whether they have lines, in whose place it stands; else it stands below the notes. */
  readonly hasLines: boolean;
  /** Whether it is there unasked. */
  readonly isFirst: boolean;
  /** How tall it is thought to be until it has been drawn, in pixels. */
  readonly height: number;
  /** Its code is loaded when the first such file comes near the eye. */
  readonly Body: ComponentType<ChangeBodyProps>;
}

/** Whether what is drawn stands at a file that is shown otherwise than by its lines. */
export const ShownRenderedContext = createContext(false);

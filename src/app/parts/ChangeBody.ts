import type { ComponentType } from "react";
import type { DiffFile } from "#app/diff/DiffFile.ts";

/** What shows a changed file otherwise than by its lines. */
export interface ChangeBodyProps {
  readonly comparisonId: string;
  /** The file's place in the comparison's table. */
  readonly place: number;
  readonly file: DiffFile;
}

/** A kind of files that can be shown otherwise than by their lines, told by their names: what they are is seen when one comes near. */
export interface ChangeBody {
  readonly name: string;
  readonly matches: (path: string) => boolean;
  /** Whether they have lines, in whose place it stands when one asks for it; else it stands below the notes, unasked. */
  readonly hasLines: boolean;
  /** How tall it is thought to be until it has been drawn, in pixels. */
  readonly height: number;
  /** Its code is loaded when the first such file comes near the eye. */
  readonly Body: ComponentType<ChangeBodyProps>;
}

import type { ReactNode } from "react";
import type { Band } from "./arrangeRows.ts";
import { displayText } from "./displayText.ts";

/** A row over the whole width of a pane: a hunk's header or a note about the file. */
export function BandRow({ band, top }: { readonly band: Band; readonly top: number }): ReactNode {
  switch (band.kind) {
    case "note":
      return (
        <p className="diff-band diff-note" style={{ top }}>
          <span className="diff-band-text" title={band.sentence}>
            {band.sentence}
          </span>
        </p>
      );
    case "hunk":
      return (
        <p className="diff-band diff-hunk" style={{ top }}>
          <span className="diff-band-text">
            {band.hunk.ranges}
            <span className="diff-heading">{displayText(band.hunk.heading)}</span>
          </span>
        </p>
      );
  }
}

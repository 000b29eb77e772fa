import { laneMeasures } from "./laneMeasures.ts";
import type { LaneLines } from "./LaneRow.ts";

/** The lines of the graph that go past what stands between two rows, however high that is. */
export function LanePass({ width, lines }: { readonly width: number; readonly lines: LaneLines }) {
  return (
    <svg className="LaneCell" width={width * laneMeasures.width} aria-hidden>
      {lines.map(
        (line, column) =>
          line !== 0 && (
            <line
              key={line}
              x1={laneMeasures.x(column)}
              x2={laneMeasures.x(column)}
              y1="0"
              y2="100%"
              data-line={line}
              data-colour={line % laneMeasures.colours}
            />
          ),
      )}
    </svg>
  );
}

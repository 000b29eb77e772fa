import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { counted } from "#app/ui/format.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import type { LandingGraph_commits$key } from "#generated/LandingGraph_commits.graphql.ts";
import "./LandingGraph.css";

interface Props {
  readonly branch: string;
  /** The newest commits that the branch gets. */
  readonly commits: LandingGraph_commits$key;
  /** The message of the new commit as it is edited; empty where commits keep theirs. */
  readonly message: string;
  /** The number of all commits that it gets. */
  readonly total: number;
  readonly target: string;
  /** The commit at which the work left the branch; null if it is not known. */
  readonly base: string | null;
  /** True if the first commit is a merge of the others into the branch. */
  readonly isMerge: boolean;
}

/** Draws the end of the target branch as it would be after landing: new commits, the branch as it is now, and a merged branch beside it. */
export function LandingGraph({ branch, commits: key, message, total, target, base, isMerge }: Props) {
  const commits = useFragment(
    graphql`
      fragment LandingGraph_commits on LandingCommit @relay(plural: true) @throwOnFieldError {
        oid
        headline
      }
    `,
    key,
  );
  const edited = message.trimStart().split("\n", 1)[0] ?? "";
  const joinsTarget = base === target;
  const more = total - commits.length;
  return (
    <ol className="LandingGraph" aria-label="Commits after landing">
      {commits.map(({ oid, headline }, index) => {
        const isMade = oid == null;
        const isTop = index === 0;
        const lines = !isMerge ? [isTop ? LINES.start : LINES.main] : isTop ? LINES.merge : LINES.both;
        return (
          <Row
            key={index}
            lines={[lines].flat()}
            dot={isMerge && !isTop ? X.side : X.main}
            kind={isMade ? "made" : "kept"}
          >
            <span className="ellipsis">
              <MarkedText text={(isMade && edited) || headline || "(no message)"} />
            </span>
            {isMade && <span className="LandingGraph-note muted small"> new commit</span>}
          </Row>
        );
      })}
      {more > 0 && (
        <Row lines={isMerge ? LINES.both : [LINES.main]} dot={null} kind="kept">
          <span className="LandingGraph-note muted small">{counted(more, "more commit")}</span>
        </Row>
      )}
      <Row lines={!isMerge ? [LINES.end] : joinsTarget ? LINES.join : LINES.both} dot={X.main} kind="target">
        {branch} now, {target.slice(0, 10)}
      </Row>
      {isMerge && !joinsTarget && base !== null && (
        <Row lines={LINES.join} dot={X.main} kind="target">
          <span className="LandingGraph-note muted small">where the work left, {base.slice(0, 10)}</span>
        </Row>
      )}
    </ol>
  );
}

const X = { main: 8, side: 24 } as const;
const HEIGHT = 28;
const MIDDLE = HEIGHT / 2;

/** The lines of a row, as SVG paths. */
const LINES = {
  start: `M${X.main} ${MIDDLE}V${HEIGHT}`,
  main: `M${X.main} 0V${HEIGHT}`,
  end: `M${X.main} 0V${MIDDLE}`,
  merge: [`M${X.main} ${MIDDLE}V${HEIGHT}`, `M${X.main} ${MIDDLE}H14Q${X.side} ${MIDDLE} ${X.side} ${HEIGHT}`],
  both: [`M${X.main} 0V${HEIGHT}`, `M${X.side} 0V${HEIGHT}`],
  join: [`M${X.main} 0V${MIDDLE}`, `M${X.side} 0Q${X.side} ${MIDDLE} 14 ${MIDDLE}H${X.main}`],
} as const;

interface RowProps {
  readonly lines: readonly string[];
  /** The column of the dot; null for a row without one. */
  readonly dot: number | null;
  readonly kind: "made" | "kept" | "target";
  readonly children: ReactNode;
}

function Row({ lines, dot, kind, children }: RowProps) {
  return (
    <li className="LandingGraph-row row gap-1" data-kind={kind}>
      <svg width="32" height={HEIGHT} aria-hidden>
        {lines.map((path) => (
          <path key={path} d={path} />
        ))}
        {dot !== null && <circle cx={dot} cy={MIDDLE} r="4" />}
      </svg>
      <span className="LandingGraph-text row baseline gap-2">{children}</span>
    </li>
  );
}

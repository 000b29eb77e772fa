import { graphql, useFragment } from "react-relay";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { FoundLine } from "./FoundLine.tsx";

const TEXT = {
  binary: "Found in it, but it is binary.",
  more: "There is more in this file.",
} as const;
const GAP = "⋯";

interface Props {
  readonly file: FoundFile_file$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** A file with the lines in which something was found, and those around them. */
export function FoundFile({ file, linkTo }: Props) {
  const { path, isBinary, isCut, lines } = useFragment(
    graphql`
      fragment FoundFile_file on SearchedFile @throwOnFieldError {
        path
        isBinary
        isCut
        lines {
          number
          isMatch
          ...FoundLine_line
        }
      }
    `,
    file,
  );
  const first = lines.find(({ isMatch }) => isMatch)?.number ?? null;
  // Without lines around them all that was found stands apart.
  const hasContext = lines.some(({ isMatch }) => !isMatch);
  const digits = String(lines.at(-1)?.number ?? 1).length;
  return (
    <section className="FoundFile" aria-label={displayPath(path)}>
      <h2 className="FoundFile-path">
        <Link to={linkTo(path, first)}>{displayPath(path)}</Link>
      </h2>
      {isBinary ? (
        <p className="FoundFile-note">{TEXT.binary}</p>
      ) : (
        <ol className="FoundFile-lines" style={{ "--digits": digits }}>
          {lines.map((line, index) => {
            const isApart = hasContext && index > 0 && line.number !== (lines[index - 1]?.number ?? 0) + 1;
            return (
              <li key={line.number}>
                {isApart && (
                  <span className="FoundFile-gap" aria-hidden="true">
                    {GAP}
                  </span>
                )}
                <FoundLine line={line} to={linkTo(path, line.number)} />
              </li>
            );
          })}
        </ol>
      )}
      {isCut && <p className="FoundFile-note">{TEXT.more}</p>}
    </section>
  );
}

declare module "react" {
  interface CSSProperties {
    /** Digits of the highest line number shown. */
    readonly "--digits"?: number;
  }
}

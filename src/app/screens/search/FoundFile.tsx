import { graphql, useFragment } from "react-relay";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { FoundLine } from "./FoundLine.tsx";

interface Props {
  readonly file: FoundFile_file$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** A file with its matching lines and their context. */
export function FoundFile({ file, linkTo }: Props) {
  const { path, isBinary, isTruncated, lines } = useFragment(
    graphql`
      fragment FoundFile_file on SearchedFile @throwOnFieldError {
        path
        isBinary
        isTruncated
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
  // Without context lines every match is a block of its own.
  const hasContext = lines.some(({ isMatch }) => !isMatch);
  const digits = String(lines.at(-1)?.number ?? 1).length;
  return (
    <section className="FoundFile card" aria-label={displayPath(path)}>
      <h2 className="FoundFile-path name-link long-words strong">
        <Link to={linkTo(path, first)}>{displayPath(path)}</Link>
      </h2>
      {isBinary ? (
        <p className="FoundFile-note muted small">Binary file matches.</p>
      ) : (
        <ol className="FoundFile-lines" style={{ "--digits": digits }}>
          {lines.map((line, index) => {
            const isApart = hasContext && index > 0 && line.number !== (lines[index - 1]?.number ?? 0) + 1;
            return (
              <li key={line.number}>
                {isApart && (
                  <span className="FoundFile-gap muted" aria-hidden="true">
                    ⋯
                  </span>
                )}
                <FoundLine line={line} to={linkTo(path, line.number)} />
              </li>
            );
          })}
        </ol>
      )}
      {isTruncated && <p className="FoundFile-note muted small">More matches in this file.</p>}
    </section>
  );
}

declare module "react" {
  interface CSSProperties {
    /** The number of digits of the highest line number shown. */
    readonly "--digits"?: number;
  }
}

import { graphql, useFragment } from "react-relay";
import type { BlameView } from "#contract/blameView.ts";
import type { IgnoredNote_ignored$key } from "#generated/IgnoredNote_ignored.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  passedOver: (count: number, files: string): string =>
    `${counted(count, { one: "commit is", other: "commits are" })} passed over, as ${files} says`,
  problemsOf: (count: number): string =>
    counted(count, { one: "line of it does not count", other: "lines of it do not count" }),
  words: {
    MALFORMED: "is no full id",
    UNKNOWN: "names no commit that is here",
    TOO_MANY: "is one too many",
    ABSENT: "is not in this revision",
    OUTSIDE: "is not in the repository, and is not read",
    UNREADABLE: "cannot be read",
  },
} as const;

const PROBLEMS_MAX = 20;
const MORE = "…";

interface Props {
  readonly ignored: IgnoredNote_ignored$key;
  readonly view: BlameView;
}

/** Says which commits are passed over, and what of their lists does not count. Nothing where there is no list. */
export function IgnoredNote({ ignored, view }: Props) {
  const { count, files, problems } = useFragment(
    graphql`
      fragment IgnoredNote_ignored on IgnoredRevisions @throwOnFieldError {
        count
        files
        problems {
          path
          line
          problem
        }
      }
    `,
    ignored,
  );
  if (!view.ignoreRevs || (files.length === 0 && problems.length === 0)) return null;
  return (
    <span className="IgnoredNote">
      {files.length > 0 && TEXT.passedOver(count, files.map(displayPath).join(", "))}
      {problems.length > 0 && (
        <details className="IgnoredNote-problems">
          <summary>{TEXT.problemsOf(problems.length)}</summary>
          <ul>
            {problems.slice(0, PROBLEMS_MAX).map(({ path, line, problem }) => (
              <li
                key={`${path} ${line}`}
              >{`${displayPath(path)}${line == null ? "" : `:${line}`} ${TEXT.words[problem]}`}</li>
            ))}
            {problems.length > PROBLEMS_MAX && <li>{MORE}</li>}
          </ul>
        </details>
      )}
    </span>
  );
}

import { graphql, useFragment } from "react-relay";
import type { OtherRefCandidates_repository$key } from "#generated/OtherRefCandidates_repository.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";

/** Another interpretation of a page's URL: a path in a commit. */
export interface OtherRefCandidate {
  readonly kind: string;
  readonly commit: string;
  readonly path: string;
}

interface Props {
  readonly repository: OtherRefCandidates_repository$key;
  /** The revision that the page took from its URL. */
  readonly revision: string;
  readonly addressOf: (reading: OtherRefCandidate) => string;
}

/** Lists the other interpretations of an ambiguous URL as links; renders nothing when there are none. */
export function OtherRefCandidates({ repository, revision, addressOf }: Props) {
  const { refCandidates } = useFragment(
    graphql`
      fragment OtherRefCandidates_repository on Repository @argumentDefinitions(revisionPath: { type: "String!" }) {
        refCandidates(revisionPath: $revisionPath) @catch(to: NULL) {
          path
          kind
          commit
          revision
        }
      }
    `,
    repository,
  );
  const others = (refCandidates ?? []).filter((reading) => reading.revision !== revision);
  if (others.length === 0) return null;
  return (
    <Notice>
      {`Showing ${displayPath(revision)}, the longest matching name in the address. The address could also mean `}
      {others.map(({ kind, commit, path, revision: other }, index) => (
        <span key={other}>
          {index > 0 && ", or "}
          <Link to={addressOf({ kind, commit, path })}>
            {displayPath(path || "all files")} in {displayPath(other)}
          </Link>
        </span>
      ))}
      .
    </Notice>
  );
}

import { graphql, useFragment } from "react-relay";
import type { OtherReadings_repository$key } from "#generated/OtherReadings_repository.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";

const TEXT = {
  allFiles: "all files",
  chosen: (revision: string): string =>
    `This is ${revision}, the longest name that the address begins with. It could also be `,
  or: ", or ",
  reading: (path: string, revision: string): string => `${path} in ${revision}`,
} as const;

/** Another way to read the address of a page: what is at a path of a commit. */
export interface OtherReading {
  readonly kind: string;
  readonly commit: string;
  readonly path: string;
}

interface Props {
  readonly repository: OtherReadings_repository$key;
  /** The revision by which the page has read its address. */
  readonly revision: string;
  /** Gives the address of what is there in another reading. */
  readonly addressOf: (reading: OtherReading) => string;
}

/** Says that the address of a page can be read in another way too, and leads there; nothing where it cannot. */
export function OtherReadings({ repository, revision, addressOf }: Props) {
  const { readings } = useFragment(
    graphql`
      fragment OtherReadings_repository on Repository @argumentDefinitions(place: { type: "String!" }) {
        readings(place: $place) @catch(to: NULL) {
          path
          kind
          commit
          revision
        }
      }
    `,
    repository,
  );
  const others = (readings ?? []).filter((reading) => reading.revision !== revision);
  if (others.length === 0) return null;
  return (
    <Notice>
      {TEXT.chosen(displayPath(revision))}
      {others.map(({ kind, commit, path, revision: other }, index) => (
        <span key={other}>
          {index > 0 && TEXT.or}
          <Link to={addressOf({ kind, commit, path })}>
            {TEXT.reading(displayPath(path || TEXT.allFiles), displayPath(other))}
          </Link>
        </span>
      ))}
      .
    </Notice>
  );
}

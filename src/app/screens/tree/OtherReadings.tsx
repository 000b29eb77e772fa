import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { OtherReadings_folder$key } from "#generated/OtherReadings_folder.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";

interface Props {
  readonly slug: string;
  readonly folder: OtherReadings_folder$key;
}

/** Says that the address can be read in another way too, and leads there; nothing where it cannot. */
export function OtherReadings({ slug, folder }: Props) {
  const { revision, alsoReadAs } = useFragment(
    graphql`
      fragment OtherReadings_folder on FolderAtRevision @throwOnFieldError {
        revision
        alsoReadAs {
          path
          kind
          commit
          revision
        }
      }
    `,
    folder,
  );
  if (alsoReadAs.length === 0) return null;
  return (
    <Notice>
      This is {displayPath(revision)}, the longest name that the address begins with. It could also be{" "}
      {alsoReadAs.map(({ revision: other, path, kind, commit }, index) => (
        <span key={other}>
          {index > 0 && ", or "}
          <Link to={(kind === "TREE" ? addressOf.tree : addressOf.file)(slug, commit, path)}>
            {displayPath(path)} in {displayPath(other)}
          </Link>
        </span>
      ))}
      .
    </Notice>
  );
}

import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { blameView } from "#contract/blameView.ts";
import { addressOf } from "#contract/pages.ts";
import type { BlameScreenQuery } from "#generated/BlameScreenQuery.graphql.ts";
import { FileHead } from "#app/parts/navigation/FileHead.tsx";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { ViewMenu } from "#app/parts/options/ViewMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useSearchParams.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { BlameMenu } from "./BlameMenu.tsx";
import { BlameSource } from "./BlameSource.tsx";
import "./BlameScreen.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  file: "File",
  toFile: "The file without blame",
  title: (path: string, revision: string, name: string): string => `Blame of ${path} at ${revision} · ${name} · Galley`,
} as const;
const FILE_KEYS = "b";

/** Where each line of a file comes from, at a revision. */
export function BlameScreen({ query }: ScreenProps<BlameScreenQuery>) {
  const { repository } = useScreenQuery<BlameScreenQuery>(
    graphql`
      query BlameScreenQuery(
        $slug: String!
        $place: String!
        $follow: BlameFollow!
        $ignoreRevs: Boolean!
        $ignoreWhitespace: Boolean!
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...FileHead_repository @arguments(place: $place)
          file(place: $place) {
            revision
            path
            commit {
              oid
              abbreviatedOid
            }
            ...FileHead_file
            ...BlameSource_file
              @arguments(follow: $follow, ignoreRevs: $ignoreRevs, ignoreWhitespace: $ignoreWhitespace)
          }
        }
      }
    `,
    query,
  );
  const { go } = useNavigation();
  const lines = useReaderOptions(useViewParams());
  const [search, setSearch] = useSearchParams();
  const { name, slug, file } = repository;
  const { revision, path, commit } = file;
  const isName = revision !== commit.oid;
  const view = blameView.read(search);
  const address = usePlace(undefined, addressOf.blame(slug, commit.oid, path, view));
  const plain = addressOf.file(slug, revision, path);
  useShortcut(FILE_KEYS, TEXT.toFile, shortcutGroups.blame, () => go(plain));
  return (
    <div className="Screen BlameScreen">
      <PageTitle>
        {TEXT.title(displayPath(path), isName ? displayPath(revision) : commit.abbreviatedOid, name)}
      </PageTitle>
      <FileHead
        repository={repository}
        file={file}
        folderAddress={(folder) => addressOf.tree(slug, revision, folder)}
        commitAddress={addressOf.commit(slug, commit.oid)}
        readingAddress={({ kind, commit: at, path: there }) =>
          (kind === "TREE" ? addressOf.tree : addressOf.blame)(slug, at, there)
        }
        onRevision={(next) => go(addressOf.blame(slug, next, path))}
      >
        <ButtonLink to={plain} size="small" title={TEXT.toFile}>
          {TEXT.file}
        </ButtonLink>
        <BlameMenu view={view} onChange={setSearch} />
        <ViewMenu view={lines} />
      </FileHead>
      <BlameSource
        key={`${commit.oid} ${path}`}
        slug={slug}
        file={file}
        view={view}
        options={lines.options}
        address={address}
      />
    </div>
  );
}

import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { blameView } from "#contract/blameView.ts";
import { addressOf } from "#contract/pages.ts";
import type { BlameScreenQuery } from "#generated/BlameScreenQuery.graphql.ts";
import { OtherReadings } from "#app/parts/navigation/OtherReadings.tsx";
import { PathLinks } from "#app/parts/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { ViewMenu } from "#app/parts/options/ViewMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useSearchParams.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { BlameMenu } from "./BlameMenu.tsx";
import { BlameSource } from "./BlameSource.tsx";
import "./BlameScreen.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { blameWords } from "./blameWords.ts";

const TEXT = blameWords.blameScreen;
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
          ...OtherReadings_repository @arguments(place: $place)
          file(place: $place) {
            revision
            path
            commit {
              oid
              abbreviatedOid
              messageHeadline
            }
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
      <h1 className="BlameScreen-title">
        <PathLinks path={path} addressOf={(folder) => addressOf.tree(slug, revision, folder)} />
      </h1>
      <div className="BlameScreen-facts">
        <span>
          {isName ? TEXT.asInName(displayPath(revision)) : TEXT.asAt}{" "}
          <Link to={addressOf.commit(slug, commit.oid)}>{commit.abbreviatedOid}</Link>
          {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
        </span>
        <span className="BlameScreen-menus">
          <RevisionPicker
            key={revision}
            slug={slug}
            label={TEXT.at}
            labelHidden
            value={revision}
            onPick={(next) => go(addressOf.blame(slug, next, path))}
          />
          <ButtonLink to={plain} size="small" title={TEXT.toFile}>
            {TEXT.file}
          </ButtonLink>
          <BlameMenu view={view} onChange={setSearch} />
          <ViewMenu view={lines} />
        </span>
      </div>
      <OtherReadings
        repository={repository}
        revision={revision}
        addressOf={({ kind, commit: at, path: there }) =>
          (kind === "TREE" ? addressOf.tree : addressOf.blame)(slug, at, there)
        }
      />
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

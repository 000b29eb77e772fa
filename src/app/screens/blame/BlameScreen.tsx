import { graphql } from "react-relay";
import { FileHead } from "#app/parts/navigation/FileHead.tsx";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { ViewMenu } from "#app/parts/options/ViewMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams, useViewParams } from "#app/relay/useSearchParams.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Menu } from "#app/ui/Menu.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { blameView, type BlameView } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { BlameScreenQuery } from "#generated/BlameScreenQuery.graphql.ts";
import { BlameSource } from "./BlameSource.tsx";
import "./BlameScreen.css";

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

const BLAME_MENU_TEXT = {
  label: "Blame",
  hint: "How far lines are followed",
  follow: "Follow lines",
  whitespace: "Leave white space out of account",
  listed: "Pass over the commits that are listed for it",
  throughRenames: "Through renames",
  throughRenamesDetail: "of the file",
  withinTheFileToo: "Within the file too",
  withinTheFileTooDetail: "lines that were moved",
  fromOtherFilesToo: "From other files too",
  fromOtherFilesTooDetail: "lines that were copied; takes longer",
} as const;
const SHORTCUT = { keys: "d b", label: BLAME_MENU_TEXT.hint, group: shortcutGroups.blame } as const;
const CHOICES: readonly { readonly follow: BlameView["follow"]; readonly label: string; readonly detail: string }[] = [
  { follow: "RENAMES", label: BLAME_MENU_TEXT.throughRenames, detail: BLAME_MENU_TEXT.throughRenamesDetail },
  { follow: "MOVES", label: BLAME_MENU_TEXT.withinTheFileToo, detail: BLAME_MENU_TEXT.withinTheFileTooDetail },
  { follow: "COPIES", label: BLAME_MENU_TEXT.fromOtherFilesToo, detail: BLAME_MENU_TEXT.fromOtherFilesTooDetail },
];

interface Props {
  readonly view: BlameView;
  /** Puts words into the address; null takes one away. */
  readonly onChange: (words: Readonly<Record<string, string | null>>) => void;
}

/** Lets one choose how far lines are followed, and past what. */
function BlameMenu({ view, onChange }: Props) {
  const change = (next: Partial<BlameView>) => () => onChange(blameView.write({ ...view, ...next }));
  return (
    <Menu
      label={BLAME_MENU_TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={BLAME_MENU_TEXT.hint}>
          {BLAME_MENU_TEXT.label}
        </Button>
      }
      items={[
        { kind: "heading", label: BLAME_MENU_TEXT.follow },
        ...CHOICES.map(({ follow, label, detail }) => ({
          kind: "choice" as const,
          label,
          detail,
          checked: follow === view.follow,
          run: change({ follow }),
        })),
        { kind: "separator" },
        {
          kind: "toggle",
          label: BLAME_MENU_TEXT.whitespace,
          checked: view.ignoreWhitespace,
          run: change({ ignoreWhitespace: !view.ignoreWhitespace }),
        },
        {
          kind: "toggle",
          label: BLAME_MENU_TEXT.listed,
          checked: view.ignoreRevs,
          run: change({ ignoreRevs: !view.ignoreRevs }),
        },
      ]}
    />
  );
}

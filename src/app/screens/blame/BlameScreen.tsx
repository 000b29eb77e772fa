import { graphql } from "react-relay";
import { FileHead } from "#app/reading/navigation/FileHead.tsx";
import { useReaderOptions } from "#app/reading/options/useReaderOptions.ts";
import { ViewMenu } from "#app/reading/options/ViewMenu.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useSearchParams, useUrlLocation, useViewParams } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { AtCommit } from "#app/ui/editors/openInEditor.tsx";
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
  toFile: "View the file without blame",
  label: "Blame",
  hint: "Blame options",
} as const;

export function BlameScreen({ query }: ScreenProps<BlameScreenQuery>) {
  const { repository } = useScreenQuery<BlameScreenQuery>(
    graphql`
      query BlameScreenQuery(
        $slug: String!
        $revisionPath: String!
        $follow: BlameFollow!
        $ignoreRevs: Boolean!
        $ignoreWhitespace: Boolean!
      ) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          file(revisionPath: $revisionPath) {
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
  useConnection(slug);
  const { revision, path, commit } = file;
  const isName = revision !== commit.oid;
  const view = blameView.read(search);
  const address = useUrlLocation(undefined, addressOf.blame(slug, commit.oid, path, view));
  const plain = addressOf.file(slug, revision, path);
  useShortcut("b", TEXT.toFile, shortcutGroups.blame, () => go(plain));
  return (
    <div className="Screen BlameScreen">
      <PageTitle>
        {`Blame of ${displayPath(path)} at ${isName ? displayPath(revision) : commit.abbreviatedOid} · ${name} · Galley`}
      </PageTitle>
      <FileHead
        slug={slug}
        file={file}
        folderAddress={(folder) => addressOf.tree(slug, revision, folder)}
        commitAddress={addressOf.commit(slug, commit.oid)}
        onRevision={(next) => go(addressOf.blame(slug, next, path))}
      >
        <ButtonLink to={plain} size="small" title={TEXT.toFile}>
          File
        </ButtonLink>
        <BlameMenu view={view} onChange={setSearch} />
        <ViewMenu view={lines} />
      </FileHead>
      <AtCommit revision={revision} commit={commit.oid}>
        <BlameSource
          key={`${commit.oid} ${path}`}
          slug={slug}
          file={file}
          view={view}
          options={lines.options}
          address={address}
        />
      </AtCommit>
    </div>
  );
}

const SHORTCUT = { keys: "d b", label: TEXT.hint, group: shortcutGroups.blame } as const;
const OPTIONS: readonly { readonly follow: BlameView["follow"]; readonly label: string; readonly detail: string }[] = [
  { follow: "RENAMES", label: "Across renames", detail: "follows file renames" },
  { follow: "MOVES", label: "Moved lines", detail: "within the file" },
  { follow: "COPIES", label: "Copied lines", detail: "from other files; slower" },
];

interface Props {
  readonly view: BlameView;
  /** Sets URL parameters; null removes one. */
  readonly onChange: (params: Readonly<Record<string, string | null>>) => void;
}

function BlameMenu({ view, onChange }: Props) {
  const change = (next: Partial<BlameView>) => () => onChange(blameView.write({ ...view, ...next }));
  return (
    <Menu
      label={TEXT.label}
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={TEXT.hint}>
          {TEXT.label}
        </Button>
      }
      items={[
        { kind: "heading", label: "Follow lines" },
        ...OPTIONS.map(({ follow, label, detail }) => ({
          kind: "choice" as const,
          label,
          detail,
          checked: follow === view.follow,
          run: change({ follow }),
        })),
        { kind: "separator" },
        {
          kind: "toggle",
          label: "Ignore whitespace changes",
          checked: view.ignoreWhitespace,
          run: change({ ignoreWhitespace: !view.ignoreWhitespace }),
        },
        {
          kind: "toggle",
          label: "Ignore revisions listed by the repository",
          checked: view.ignoreRevs,
          run: change({ ignoreRevs: !view.ignoreRevs }),
        },
      ]}
    />
  );
}

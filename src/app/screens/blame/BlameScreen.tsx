import { graphql } from "react-relay";
import { FileHead } from "#app/reading/navigation/FileHead.tsx";
import { useReaderOptions } from "#app/reading/options/useReaderOptions.ts";
import { ViewMenu } from "#app/reading/options/ViewMenu.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useUrlLocation, useViewParams } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { AtCommit } from "#app/ui/editors/openInEditor.tsx";
import { displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { BlameScreenQuery } from "#generated/BlameScreenQuery.graphql.ts";
import { BlameSource } from "./BlameSource.tsx";
import "./BlameScreen.css";

const TO_FILE = "View the file without blame";

export function BlameScreen({ query }: ScreenProps<BlameScreenQuery>) {
  const { repository } = useScreenQuery<BlameScreenQuery>(
    graphql`
      query BlameScreenQuery($slug: String!, $revisionPath: String!) @throwOnFieldError @preloadable {
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
          }
        }
      }
    `,
    query,
  );
  const { go } = useNavigation();
  const lines = useReaderOptions(useViewParams());
  const { name, slug, file } = repository;
  useConnection(slug);
  const { revision, path, commit } = file;
  const isName = revision !== commit.oid;
  const address = useUrlLocation(undefined, addressOf.blame(slug, commit.oid, path));
  const plain = addressOf.file(slug, revision, path);
  useShortcut("b", TO_FILE, shortcutGroups.blame, () => go(plain));
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
        <ButtonLink to={plain} size="small" title={TO_FILE}>
          File
        </ButtonLink>
        <ViewMenu view={lines} />
      </FileHead>
      <AtCommit revision={revision} commit={commit.oid}>
        <BlameSource key={`${commit.oid} ${path}`} slug={slug} file={file} options={lines.options} address={address} />
      </AtCommit>
    </div>
  );
}

import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { NameGate } from "#app/reviewing/mutations/NameGate.tsx";
import { FileHead } from "#app/reading/navigation/FileHead.tsx";
import { GoToFile } from "#app/reading/navigation/GoToFile.tsx";
import { useReaderOptions } from "#app/reading/options/useReaderOptions.ts";
import { ViewMenu } from "#app/reading/options/ViewMenu.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useUrlLocation, useViewParams } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { lineHash, linkFrom, pictureFrom, locationHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { FileScreen_tools$key } from "#generated/FileScreen_tools.graphql.ts";
import type { FileScreenQuery } from "#generated/FileScreenQuery.graphql.ts";
import { FileBody, FileView } from "./FileBody.tsx";
import { InReview, ReviewedFile } from "./ReviewedFile.tsx";
import "./FileScreen.css";
import "#app/ui/Button.css";

const BLAME_HINT = "Show the last commit of each line";
const SUBMODULE = "160000";

/** A file at a revision; with `?review=`, also with the threads of that review. */
export function FileScreen({ query }: ScreenProps<FileScreenQuery>) {
  const { repository } = useScreenQuery<FileScreenQuery>(
    graphql`
      query FileScreenQuery(
        $slug: String!
        $revisionPath: String!
        $review: String!
        $isReviewed: Boolean!
        $isSource: Boolean!
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
            ...FileBody_file
            ...FileBody_view
            ...FileScreen_tools
          }
          review(key: $review) @include(if: $isReviewed) {
            repository {
              ...NameGate_repository
            }
            ...ReviewedFile_inReview
            ...ReviewedFile_review
            ...ReviewBar_review
            ...ReviewRefresher_page
            ...ReviewThreadView_review
            ...DraftView_review
            ...CommentComposer_review
          }
        }
      }
    `,
    query,
  );
  const view = useReaderOptions(useViewParams());
  const { go, url } = useNavigation();
  const { name, slug, file, review } = repository;
  useConnection(slug);
  const { revision, path, commit } = file;
  const words = useMemo(() => lineHash(path), [path]);
  const searchPart = /^[^?#]*(\?[^#]*)/su.exec(url)?.[1] ?? "";
  const address = useUrlLocation(words, addressOf.file(slug, commit.oid, path) + searchPart);
  const links = useMemo(
    () => ({ linkTo: linkFrom(slug, revision, path), pictureAt: pictureFrom(slug, commit.oid, path) }),
    [slug, revision, commit.oid, path],
  );
  const marked = address.location?.lines == null ? "" : locationHash.write(address.location);
  return (
    <div className={review == null ? "Screen" : "Screen CommentedChange"}>
      <PageTitle>
        {`${displayPath(path)} at ${revision === commit.oid ? commit.abbreviatedOid : displayPath(revision)} · ${name} · Galley`}
      </PageTitle>
      {review != null && <InReview slug={slug} review={review} oid={commit.oid} />}
      <FileHead
        slug={slug}
        file={file}
        folderAddress={(folder) => addressOf.tree(slug, revision, folder)}
        commitAddress={addressOf.commit(slug, commit.oid)}
        onRevision={review == null ? (next) => go(addressOf.file(slug, next, path)) : null}
      >
        <FileView
          file={file}
          isReviewed={review != null}
          hasLines={address.location?.lines != null && address.location.path === path}
        />
        <FileTools slug={slug} file={file} marked={marked} />
        <ViewMenu view={view} />
      </FileHead>
      {review == null ? (
        <FileBody file={file} options={view.options} address={address} {...links} />
      ) : (
        <NameGate repository={review.repository}>
          <ReviewedFile
            key={`${commit.oid} ${path}`}
            slug={slug}
            review={review}
            file={file}
            links={links}
            oid={commit.oid}
            path={path}
            options={view.options}
            address={address}
          />
        </NameGate>
      )}
    </div>
  );
}

interface ToolsProps {
  readonly slug: string;
  readonly file: FileScreen_tools$key;
  /** The hash of the marked lines; empty if none are. */
  readonly marked: string;
}

/** Goes from a file to others, to its history and its raw content; a submodule has no content here. */
function FileTools({ slug, file, marked }: ToolsProps) {
  const { revision, path, mode, commit, rawAddress, blob } = useFragment(
    graphql`
      fragment FileScreen_tools on FileAtRevision @throwOnFieldError {
        revision
        path
        mode
        commit {
          oid
        }
        rawAddress
        blob {
          __typename
        }
      }
    `,
    file,
  );
  const { go } = useNavigation();
  return (
    <>
      <GoToFile slug={slug} oid={commit.oid} size="small" onGo={(to) => go(addressOf.file(slug, revision, to))} />
      {mode !== SUBMODULE && <ToBlame to={addressOf.blame(slug, revision, path) + marked} />}
      <ButtonLink
        to={addressOf.history(slug, revision, { path })}
        size="small"
        title="Commits that changed this file, including renames"
      >
        History
      </ButtonLink>
      {blob != null && (
        <>
          <a className="Button" data-variant="secondary" data-size="small" href={rawAddress} title="View raw file">
            Raw
          </a>
          <a
            className="Button"
            data-variant="secondary"
            data-size="small"
            href={`${rawAddress}?download`}
            download
            title="Download raw file"
          >
            Download
          </a>
        </>
      )}
    </>
  );
}

function ToBlame({ to }: { readonly to: string }) {
  const { go } = useNavigation();
  useShortcut("b", BLAME_HINT, shortcutGroups.file, () => go(to));
  return (
    <ButtonLink to={to} size="small" title={BLAME_HINT}>
      Blame
    </ButtonLink>
  );
}

import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { FileScreenQuery } from "#generated/FileScreenQuery.graphql.ts";
import { PathLinks } from "#app/parts/PathLinks.tsx";
import { NameGate } from "#app/parts/NameGate.tsx";
import { useReaderOptions } from "#app/parts/useReaderOptions.ts";
import { ViewMenu } from "#app/parts/ViewMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { FileSource } from "./FileSource.tsx";
import { InReview } from "./InReview.tsx";
import { ReviewedFile } from "./ReviewedFile.tsx";
import { ToBlame } from "./ToBlame.tsx";
import "./FileScreen.css";

const HISTORY = "History";
const HISTORY_HINT = "The commits that changed this file, under whatever name";

/** One file as it is at a revision; inside a review with what is said of it there. */
export function FileScreen({ query }: ScreenProps<FileScreenQuery>) {
  const { repository } = useScreenQuery<FileScreenQuery>(
    graphql`
      query FileScreenQuery($slug: String!, $place: String!, $review: String!, $isReviewed: Boolean!)
      @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          file(place: $place) {
            revision
            path
            commit {
              oid
              abbreviatedOid
              messageHeadline
            }
            ...FileSource_file
          }
          review(key: $review) @include(if: $isReviewed) {
            repository {
              ...NameGate_repository
            }
            ...InReview_review
            ...ReviewedFile_review
            ...ReviewBar_review
            ...ReviewFacts_review
            ...ReviewThreadView_review
            ...DraftView_review
            ...RemarkComposer_review
          }
        }
      }
    `,
    query,
  );
  const view = useReaderOptions(useViewParams());
  const address = usePlace();
  const { name, slug, file, review } = repository;
  const { revision, path, commit } = file;
  const isName = revision !== commit.oid;
  return (
    <div className={review == null ? "Screen" : "Screen Remarked"}>
      <title>{`${displayPath(path)} at ${isName ? displayPath(revision) : commit.abbreviatedOid} · ${name} · Galley`}</title>
      {review != null && <InReview slug={slug} review={review} oid={commit.oid} />}
      <h1 className="FileScreen-title">
        <PathLinks path={path} addressOf={(folder) => addressOf.tree(slug, revision, folder)} />
      </h1>
      <div className="FileScreen-facts">
        <span>
          {isName ? <>As it is in {displayPath(revision)}, at </> : <>As it is at </>}
          <Link to={addressOf.commit(slug, commit.oid)}>{commit.abbreviatedOid}</Link>
          {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
        </span>
        <span className="FileScreen-menus">
          <ToBlame to={addressOf.blame(slug, revision, path)} />
          <ButtonLink to={addressOf.history(slug, revision, { path })} size="small" title={HISTORY_HINT}>
            {HISTORY}
          </ButtonLink>
          <ViewMenu view={view} />
        </span>
      </div>
      {review == null ? (
        <FileSource file={file} options={view.options} address={address} />
      ) : (
        <NameGate repository={review.repository}>
          <ReviewedFile
            key={`${commit.oid} ${path}`}
            slug={slug}
            review={review}
            file={file}
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

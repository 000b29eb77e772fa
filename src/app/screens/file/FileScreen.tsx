import { useMemo } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linkFrom } from "#contract/linkFrom.ts";
import { lineWord } from "#contract/lineWord.ts";
import { addressOf } from "#contract/pages.ts";
import { pictureFrom } from "#contract/pictureFrom.ts";
import { placeWord } from "#contract/placeWord.ts";
import type { FileScreenQuery } from "#generated/FileScreenQuery.graphql.ts";
import { FileHead } from "#app/parts/navigation/FileHead.tsx";
import { GoToFile } from "#app/parts/navigation/GoToFile.tsx";
import { NameGate } from "#app/parts/deeds/NameGate.tsx";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { ViewMenu } from "#app/parts/options/ViewMenu.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { FileBody } from "./FileBody.tsx";
import { FileSymbols } from "./FileSymbols.tsx";
import { FileView } from "./FileView.tsx";
import { InReview } from "./InReview.tsx";
import { RawLinks } from "./RawLinks.tsx";
import { ReviewedFile } from "./ReviewedFile.tsx";
import { ToBlame } from "./ToBlame.tsx";
import "./FileScreen.css";

const TEXT = {
  history: "History",
  historyHint: "The commits that changed this file, under whatever name",
  title: (path: string, revision: string, name: string): string => `${path} at ${revision} · ${name} · Galley`,
} as const;
const SUBMODULE = "160000";

/** One file as it is at a revision; inside a review with what is said of it there. */
export function FileScreen({ query }: ScreenProps<FileScreenQuery>) {
  const { repository } = useScreenQuery<FileScreenQuery>(
    graphql`
      query FileScreenQuery(
        $slug: String!
        $place: String!
        $review: String!
        $isReviewed: Boolean!
        $isSource: Boolean!
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...FileHead_repository @arguments(place: $place)
          file(place: $place) {
            revision
            path
            mode
            withoutLines: reader(
              supported: ["SubmoduleReader", "LinkReader", "LfsReader", "ImageReader", "HexReader"]
            ) {
              __typename
            }
            commit {
              oid
              abbreviatedOid
            }
            ...FileHead_file
            ...FileBody_file
            ...FileView_file
            ...RawLinks_file
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
  const { go, url } = useNavigation();
  const { name, slug, file, review } = repository;
  const { revision, path, mode, withoutLines, commit } = file;
  const words = useMemo(() => lineWord(path), [path]);
  const asked = /^[^?#]*(\?[^#]*)/su.exec(url)?.[1] ?? "";
  const address = usePlace(words, addressOf.file(slug, commit.oid, path) + asked);
  const links = useMemo(
    () => ({ linkTo: linkFrom(slug, revision, path), pictureAt: pictureFrom(slug, commit.oid, path) }),
    [slug, revision, commit.oid, path],
  );
  const marked = address.place?.lines == null ? "" : placeWord.write(address.place);
  const isName = revision !== commit.oid;
  const goToLine = (line: number): void =>
    go(url.replace(/#.*$/u, "") + words.write({ path, lines: { side: "new", line, to: line } }));
  return (
    <div className={review == null ? "Screen" : "Screen Remarked"}>
      <PageTitle>
        {TEXT.title(displayPath(path), isName ? displayPath(revision) : commit.abbreviatedOid, name)}
      </PageTitle>
      {review != null && <InReview slug={slug} review={review} oid={commit.oid} />}
      <FileHead
        repository={repository}
        file={file}
        folderAddress={(folder) => addressOf.tree(slug, revision, folder)}
        commitAddress={addressOf.commit(slug, commit.oid)}
        readingAddress={({ kind, commit: at, path: there }) =>
          (kind === "TREE" ? addressOf.tree : addressOf.file)(slug, at, there)
        }
        onRevision={review == null ? (next) => go(addressOf.file(slug, next, path)) : null}
      >
        <FileView
          file={file}
          isReviewed={review != null}
          hasLines={address.place?.lines != null && address.place.path === path}
        />
        <GoToFile slug={slug} oid={commit.oid} size="small" onGo={(to) => go(addressOf.file(slug, revision, to))} />
        {mode !== SUBMODULE && (
          <>
            {withoutLines == null && <FileSymbols slug={slug} place={`${commit.oid}/${path}`} onGo={goToLine} />}
            <ToBlame to={addressOf.blame(slug, revision, path) + marked} />
          </>
        )}
        <ButtonLink to={addressOf.history(slug, revision, { path })} size="small" title={TEXT.historyHint}>
          {TEXT.history}
        </ButtonLink>
        <RawLinks file={file} />
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

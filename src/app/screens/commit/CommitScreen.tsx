import { useCallback } from "react";
import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { whitespaceWord } from "#contract/whitespaceWord.ts";
import type { CommitScreenQuery } from "#generated/CommitScreenQuery.graphql.ts";
import { ChangeReader } from "#app/parts/ChangeReader.tsx";
import { useFileArrangement } from "#app/parts/useFileArrangement.ts";
import { useReaderOptions } from "#app/parts/useReaderOptions.ts";
import { useWhitespace } from "#app/parts/useWhitespace.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { CommitHead } from "./CommitHead.tsx";

/** One commit against one of its parents. */
export function CommitScreen({ query, params }: ScreenProps<CommitScreenQuery>) {
  const { repository } = useScreenQuery<CommitScreenQuery>(
    graphql`
      query CommitScreenQuery(
        $slug: String!
        $revision: String!
        $parent: Int!
        $whitespace: Whitespace
        $order: FileOrder
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          isShallow
          commit(revision: $revision) {
            abbreviatedOid
            messageHeadline
            ...CommitHead_commit
            comparison(parent: $parent) {
              ...ChangeReader_comparison @arguments(whitespace: $whitespace, order: $order)
            }
          }
        }
      }
    `,
    query,
  );
  const view = useReaderOptions(useViewParams());
  const arrangement = useFileArrangement(useSearchParam("files"), useSearchParam("order"));
  const address = usePlace();
  const [w, setW] = useSearchParam("w");
  const [whitespace, setWhitespace] = useWhitespace(whitespaceWord.read(w), (mode) => setW(whitespaceWord.write(mode)));
  const { commit, name, slug, isShallow } = repository;
  const addressOfFile = useCallback((oid: string, path: string) => addressOf.file(slug, oid, path), [slug]);
  return (
    <div className="Screen">
      <title>{`${commit.messageHeadline || commit.abbreviatedOid} · ${name} · Galley`}</title>
      <CommitHead commit={commit} isShallow={isShallow} slug={slug} revision={params["revision"] ?? ""} />
      <ChangeReader
        comparison={commit.comparison}
        view={view}
        whitespace={whitespace}
        onWhitespace={setWhitespace}
        arrangement={arrangement}
        address={address}
        addressOfFile={addressOfFile}
      />
    </div>
  );
}

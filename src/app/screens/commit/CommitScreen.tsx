import { graphql } from "react-relay";
import { whitespaceWord } from "#contract/whitespaceWord.ts";
import type { CommitScreenQuery } from "#generated/CommitScreenQuery.graphql.ts";
import { ChangeReader } from "#app/parts/ChangeReader.tsx";
import { useDiffLayout } from "#app/parts/useDiffLayout.ts";
import { useWhitespace } from "#app/parts/useWhitespace.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { CommitHead } from "./CommitHead.tsx";

/** One commit against one of its parents. */
export function CommitScreen({ query, params }: ScreenProps<CommitScreenQuery>) {
  const { repository } = useScreenQuery<CommitScreenQuery>(
    graphql`
      query CommitScreenQuery($slug: String!, $revision: String!, $parent: Int!, $whitespace: Whitespace)
      @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          isShallow
          commit(revision: $revision) {
            abbreviatedOid
            messageHeadline
            ...CommitHead_commit
            comparison(parent: $parent) {
              ...ChangeReader_comparison @arguments(whitespace: $whitespace)
            }
          }
        }
      }
    `,
    query,
  );
  const [view, setView] = useSearchParam("view");
  const [layout, setLayout] = useDiffLayout(view, setView);
  const [w, setW] = useSearchParam("w");
  const [whitespace, setWhitespace] = useWhitespace(whitespaceWord.read(w), (mode) => setW(whitespaceWord.write(mode)));
  const { commit, name, slug, isShallow } = repository;
  return (
    <div className="Screen">
      <title>{`${commit.messageHeadline || commit.abbreviatedOid} · ${name} · Galley`}</title>
      <CommitHead commit={commit} isShallow={isShallow} slug={slug} revision={params["revision"] ?? ""} />
      <ChangeReader
        comparison={commit.comparison}
        layout={layout}
        onLayout={setLayout}
        whitespace={whitespace}
        onWhitespace={setWhitespace}
      />
    </div>
  );
}

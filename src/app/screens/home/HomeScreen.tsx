import { graphql } from "react-relay";
import type { HomeScreenQuery } from "#generated/HomeScreenQuery.graphql.ts";
import { useConnection } from "#app/parts/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { RepositoryCard } from "./RepositoryCard.tsx";
import { useRepositoryKeys } from "./useRepositoryKeys.ts";
import { TurnMark } from "./TurnMark.tsx";
import { RepositoryTurn } from "./WaitingReviews.tsx";
import "./HomeScreen.css";

/** The newest commits that are shown of the only repository, and of each of several. */
const [COMMITS, FEW_COMMITS] = [6, 3];

/** The home page: what waits for the viewer in all served repositories, then the repositories. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>) {
  const { repositories } = useScreenQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @throwOnFieldError @preloadable {
        repositories(first: 100) {
          edges {
            node {
              id
              slug
              ...RepositoryCard_repository
              ...WaitingReviews_turn
            }
          }
        }
      }
    `,
    query,
  );
  const [only, ...others] = repositories.edges;
  useConnection(only?.node.slug);
  useRepositoryKeys(others.length === 0 ? only?.node.slug : undefined);
  return (
    <div className="Screen HomeScreen">
      <PageTitle>Home · Galley</PageTitle>
      <h1 className="visually-hidden">Home</h1>
      {others.length === 0 && only !== undefined && <TurnMark slug={only.node.slug} />}
      <div className="HomeScreen-turns">
        {repositories.edges.map(({ node }) => (
          <RepositoryTurn key={node.id} repository={node} isNamed={others.length > 0} />
        ))}
      </div>
      {repositories.edges.map(({ node }) => (
        <RepositoryCard key={node.id} repository={node} commits={others.length > 0 ? FEW_COMMITS : COMMITS} />
      ))}
    </div>
  );
}

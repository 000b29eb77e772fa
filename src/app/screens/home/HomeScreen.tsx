import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { HomeScreenQuery } from "#generated/HomeScreenQuery.graphql.ts";
import type { EventData } from "#app/parts/updates/ReviewEvents.ts";
import { sharedEvents } from "#app/parts/updates/useReviewChanges.ts";
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

const QUERY = graphql`
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
`;

/** The home page: what waits for the viewer in all served repositories, reviews of others first, then the repositories. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>) {
  const { repositories } = useScreenQuery<HomeScreenQuery>(QUERY, query);
  const [only, ...others] = repositories.edges;
  useCurrentState(repositories.edges.slice(0, WATCHED_MAX).map(({ node }) => node.slug));
  useRepositoryKeys(others.length === 0 ? only?.node.slug : undefined);
  return (
    <div className="Screen HomeScreen">
      <PageTitle>Home · Galley</PageTitle>
      <h1 className="visually-hidden">Home</h1>
      {others.length === 0 && only !== undefined && <TurnMark slug={only.node.slug} />}
      <div className="HomeScreen-turns">
        {[false, true].map((own) =>
          repositories.edges.map(({ node }) => (
            <RepositoryTurn key={`${own} ${node.id}`} repository={node} isNamed={others.length > 0} own={own} />
          )),
        )}
      </div>
      {repositories.edges.map(({ node }) => (
        <RepositoryCard key={node.id} repository={node} commits={others.length > 0 ? FEW_COMMITS : COMMITS} />
      ))}
    </div>
  );
}

/** The repositories that are watched while the page is open: each takes one of the few streams of a browser. */
const WATCHED_MAX = 2;
/** Events in this time are answered together, for example those of a rebase. */
const TOGETHER_MS = 300;

/** Reads the page again when a commit, a branch or HEAD of one of its repositories moved, or may have meanwhile. */
function useCurrentState(slugs: readonly string[]): void {
  const environment = useRelayEnvironment();
  const watched = slugs.join(" ");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      // The page of a failed reading stays: the connection is reported as lost elsewhere.
      fetchQuery<HomeScreenQuery>(environment, QUERY, {}, { networkCacheConfig: { force: true } }).subscribe({});
    };
    const onEvent = (data: EventData): void => {
      if (data !== null && !hasMoved(data)) return;
      clearTimeout(timer);
      timer = setTimeout(read, TOGETHER_MS);
    };
    const ends = watched
      .split(" ")
      .filter(Boolean)
      .map((slug) => sharedEvents.listen(environment, slug, { onEvent }));
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [environment, watched]);
}

function hasMoved(data: object): boolean {
  const change: unknown = Reflect.get(data, "reviewChanges");
  return typeof change === "object" && change !== null && Reflect.get(change, "refs") === true;
}

import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { HomeScreenQuery } from "#generated/HomeScreenQuery.graphql.ts";
import type { EventData } from "#app/reviewing/updates/ReviewEvents.ts";
import { sharedEvents } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Boundary, messageOf } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { RepositoryCard } from "./RepositoryCard.tsx";
import { Inbox } from "./inbox/Inbox.tsx";
import { openPullRequest } from "./forges/openPullRequest.tsx";
import { useRepositoryKeys } from "./useRepositoryKeys.ts";
import { TurnMark } from "./TurnMark.tsx";
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
          ...readings_served @defer
        }
      }
    }
    inbox {
      ...Inbox_inbox @defer
    }
  }
`;

const REPOSITORY_QUERY = graphql`
  query HomeScreenRepositoryQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      ...RepositoryCard_repository
      ...readings_served @defer
    }
  }
`;

/** The home page: what waits for the viewer in all repositories that Galley knows, then those that it serves. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>) {
  const { repositories, inbox } = useScreenQuery<HomeScreenQuery>(QUERY, query);
  const [only, ...others] = repositories.edges;
  useCurrentState(others.length === 0 ? (only?.node.slug ?? null) : null);
  useRepositoryKeys(others.length === 0 ? only?.node.slug : undefined);
  return (
    <div className="Screen Screen-narrow HomeScreen stack gap-5">
      <PageTitle>Home · Galley</PageTitle>
      <h1 className="visually-hidden">Home</h1>
      {others.length === 0 && only !== undefined && <TurnMark slug={only.node.slug} />}
      <Boundary
        fallback={(error) => <p className="RepositoryCard-none muted">{messageOf(error)}</p>}
        loading={<Skeleton variant="rows" rows={2} rowHeight={60} label="Loading what waits" />}
      >
        <Inbox inbox={inbox} served={repositories.edges.map(({ node }) => node)} />
      </Boundary>
      {others.length > 0 &&
        repositories.edges.map(({ node: { slug } }) => (
          <PaletteEntry
            key={slug}
            label={`Review a pull request… of ${slug}`}
            group={shortcutGroups.reviews}
            onRun={() => openPullRequest(slug)}
          />
        ))}
      {repositories.edges.map(({ node }) => (
        <RepositoryCard key={node.id} repository={node} commits={others.length > 0 ? FEW_COMMITS : COMMITS} />
      ))}
    </div>
  );
}

/** Events in this time are answered together, for example those of a rebase, and then none for the pause. */
const [TOGETHER_MS, PAUSE_MS] = [300, 2000];

/** Reads a repository again when it moved, and the page if any may have. All share one of a browser's few streams. */
function useCurrentState(slug: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const moved = new Set<string>();
    let mayBeAny = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAt = -Infinity;
    const read = (): void => {
      timer = undefined;
      readAt = performance.now();
      const options = { networkCacheConfig: { force: true } };
      // What cannot be read stays as it is: the connection is reported as lost elsewhere.
      if (mayBeAny) fetchQuery<HomeScreenQuery>(environment, QUERY, {}, options).subscribe({});
      else for (const one of moved) fetchQuery(environment, REPOSITORY_QUERY, { slug: one }, options).subscribe({});
      mayBeAny = false;
      moved.clear();
    };
    const onEvent = (data: EventData): void => {
      if (data === null) mayBeAny = true;
      else for (const one of movedIn(data)) moved.add(one);
      if (!mayBeAny && moved.size === 0) return;
      timer ??= setTimeout(read, Math.max(TOGETHER_MS, readAt + PAUSE_MS - performance.now()));
    };
    const end = sharedEvents.listen(environment, slug, { onEvent });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [environment, slug]);
}

function movedIn(data: object): readonly string[] {
  const change: unknown = Reflect.get(data, "reviewChanges");
  return typeof change === "object" && change !== null && "moved" in change && Array.isArray(change.moved)
    ? change.moved
    : [];
}

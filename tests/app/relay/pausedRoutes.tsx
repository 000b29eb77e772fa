import { usePreloadedQuery } from "react-relay";
import { Network, Observable, type Environment, type GraphQLResponse, type Variables } from "relay-runtime";
import type { CompareStartScreenQuery } from "#generated/CompareStartScreenQuery.graphql.ts";
import CompareStartScreenParameters from "#generated/CompareStartScreenQuery$parameters.ts";
import CompareStartScreenRequest from "#generated/CompareStartScreenQuery.graphql.ts";
import { readerModules } from "#app/reading/readerModules.ts";
import { createEnvironment } from "#app/relay/network.ts";
import type { Route, Routes, Screen, ScreenProps } from "#app/relay/Router.ts";
import { PAGES } from "#contract/pages.ts";

/** A request that a test answers by calling a function. */
export interface PausedRequest {
  readonly slug: unknown;
  /** `waiting` until it is answered, fails, or is no longer wanted. */
  state: "waiting" | "answered" | "failed" | "aborted";
  /** Answers with a repository with this name. */
  answer(name: string): void;
  fail(error: Error): void;
}

/** A store like the browser's, whose requests wait for the test. */
export function pausedEnvironment(): { readonly environment: Environment; readonly requests: PausedRequest[] } {
  const requests: PausedRequest[] = [];
  const pause = ({ slug }: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const request: PausedRequest = {
        slug,
        state: "waiting",
        answer(name) {
          request.state = "answered";
          const repository = {
            id: `id of ${String(slug)}`,
            name,
            slug,
            isEmpty: false,
            headRef: null,
            defaultBranchRef: null,
          };
          sink.next({ data: { repository }, extensions: { is_final: true } });
          sink.complete();
        },
        fail(error) {
          request.state = "failed";
          sink.error(error);
        },
      };
      requests.push(request);
      return () => {
        if (request.state === "waiting") request.state = "aborted";
      };
    });
  return {
    environment: createEnvironment(
      Network.create((_, variables) => pause(variables)),
      { modules: readerModules.operations },
    ),
    requests,
  };
}

function Page({ query, params }: ScreenProps<CompareStartScreenQuery>) {
  const { repository } = usePreloadedQuery<CompareStartScreenQuery>(CompareStartScreenRequest, query);
  return (
    <h1>
      {repository.name} at {params["repo"]}
    </h1>
  );
}

interface PausedRoutesOptions {
  /** Whether returning to the page fetches again. */
  readonly changes: boolean;
  /** Whether nothing is shown before that response arrives. */
  readonly waits?: boolean;
  readonly onCode?: () => void;
}

/** Routes on which every URL shows the name in the response. */
export function pausedRoutes({ changes, waits = false, onCode }: PausedRoutesOptions): Routes {
  const route: Route = {
    request: CompareStartScreenParameters,
    loadCode: async () => {
      onCode?.();
      return Page as Screen; // As in routes.ts: the screen knows the type of its query, the table does not.
    },
    Skeleton: () => <p>Loading</p>,
    changes,
    waits,
  };
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
  return Object.fromEntries(names.map((name) => [name, route])) as unknown as Routes;
}

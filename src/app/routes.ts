import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import BlameScreenRequest from "#generated/BlameScreenQuery$parameters.ts";
import CommitScreenRequest from "#generated/CommitScreenQuery$parameters.ts";
import CompareScreenRequest from "#generated/CompareScreenQuery$parameters.ts";
import CompareStartScreenRequest from "#generated/CompareStartScreenQuery$parameters.ts";
import HomeScreenRequest from "#generated/HomeScreenQuery$parameters.ts";
import FileScreenRequest from "#generated/FileScreenQuery$parameters.ts";
import HistoryScreenRequest from "#generated/HistoryScreenQuery$parameters.ts";
import NotFoundScreenRequest from "#generated/NotFoundScreenQuery$parameters.ts";
import ReviewFilesScreenRequest from "#generated/ReviewFilesScreenQuery$parameters.ts";
import ReviewScreenRequest from "#generated/ReviewScreenQuery$parameters.ts";
import ReviewsScreenRequest from "#generated/ReviewsScreenQuery$parameters.ts";
import SearchScreenRequest from "#generated/SearchScreenQuery$parameters.ts";
import TreeScreenRequest from "#generated/TreeScreenQuery$parameters.ts";
import WorktreeScreenRequest from "#generated/WorktreeScreenQuery$parameters.ts";
import { RequestFailure } from "#app/relay/network.ts";
import type { Route, Routes, Screen, ScreenProps } from "#app/relay/Router.ts";
import {
  BlameSkeleton,
  ChangeSkeleton,
  HomeSkeleton,
  FileSkeleton,
  HistorySkeleton,
  ReviewSkeleton,
  ReviewsSkeleton,
  SearchSkeleton,
  TreeSkeleton,
} from "./skeletons.tsx";

/** Connects a screen's code with its query. The code is loaded when a page of the route is opened. */
function route<Q extends OperationType>(
  request: PreloadableConcreteRequest<Q>,
  code: () => Promise<ComponentType<ScreenProps<Q>>>,
  options: Pick<Route, "Skeleton" | "changes" | "waits">,
): Route {
  let loading: Promise<Screen> | null = null;
  const loadCode = () => {
    // The screen's own query type is known only to the screen and its request; here all screens have one type.
    const started = (loading ??= code().catch(withoutCode) as Promise<unknown> as Promise<Screen>);
    started.then(
      // React's `use` reads these fields at once, so a page whose code is loaded renders without a fallback.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => (loading = null),
    );
    return started;
  };
  return { request, loadCode, ...options };
}

function withoutCode(cause: unknown): never {
  throw RequestFailure.withoutCode(cause);
}

/** The query, code and skeleton of every page. Addresses and variables are in `contract/pages.ts`. */
export const routes: Routes = {
  home: route(HomeScreenRequest, async () => (await import("#app/screens/home/HomeScreen.tsx")).HomeScreen, {
    Skeleton: HomeSkeleton,
    changes: true,
  }),
  compareStart: route(
    CompareStartScreenRequest,
    async () => (await import("#app/screens/compare/CompareStartScreen.tsx")).CompareStartScreen,
    { Skeleton: ChangeSkeleton, changes: true },
  ),
  compare: route(
    CompareScreenRequest,
    async () => (await import("#app/screens/compare/CompareScreen.tsx")).CompareScreen,
    {
      Skeleton: ChangeSkeleton,
      changes: true,
    },
  ),
  commit: route(CommitScreenRequest, async () => (await import("#app/screens/commit/CommitScreen.tsx")).CommitScreen, {
    Skeleton: ChangeSkeleton,
    changes: false,
  }),
  file: route(FileScreenRequest, async () => (await import("#app/screens/file/FileScreen.tsx")).FileScreen, {
    Skeleton: FileSkeleton,
    changes: true,
  }),
  treeStart: route(TreeScreenRequest, async () => (await import("#app/screens/tree/TreeScreen.tsx")).TreeScreen, {
    Skeleton: TreeSkeleton,
    changes: true,
  }),
  repository: route(TreeScreenRequest, async () => (await import("#app/screens/tree/TreeScreen.tsx")).TreeScreen, {
    Skeleton: TreeSkeleton,
    changes: true,
  }),
  tree: route(TreeScreenRequest, async () => (await import("#app/screens/tree/TreeScreen.tsx")).TreeScreen, {
    Skeleton: TreeSkeleton,
    changes: true,
  }),
  blame: route(BlameScreenRequest, async () => (await import("#app/screens/blame/BlameScreen.tsx")).BlameScreen, {
    Skeleton: BlameSkeleton,
    changes: true,
  }),
  search: route(SearchScreenRequest, async () => (await import("#app/screens/search/SearchScreen.tsx")).SearchScreen, {
    Skeleton: SearchSkeleton,
    changes: true,
  }),
  historyStart: route(
    HistoryScreenRequest,
    async () => (await import("#app/screens/history/HistoryScreen.tsx")).HistoryScreen,
    {
      Skeleton: HistorySkeleton,
      changes: true,
    },
  ),
  history: route(
    HistoryScreenRequest,
    async () => (await import("#app/screens/history/HistoryScreen.tsx")).HistoryScreen,
    {
      Skeleton: HistorySkeleton,
      changes: true,
    },
  ),
  reviews: route(
    ReviewsScreenRequest,
    async () => (await import("#app/screens/reviews/ReviewsScreen.tsx")).ReviewsScreen,
    { Skeleton: ReviewsSkeleton, changes: true },
  ),
  review: route(ReviewScreenRequest, async () => (await import("#app/screens/review/ReviewScreen.tsx")).ReviewScreen, {
    Skeleton: ReviewSkeleton,
    changes: true,
  }),
  reviewFiles: route(
    ReviewFilesScreenRequest,
    async () => (await import("#app/screens/reviewFiles/ReviewFilesScreen.tsx")).ReviewFilesScreen,
    { Skeleton: ChangeSkeleton, changes: true, waits: true },
  ),
  worktree: route(
    WorktreeScreenRequest,
    async () => (await import("#app/screens/worktree/WorktreeScreen.tsx")).WorktreeScreen,
    { Skeleton: ChangeSkeleton, changes: true, waits: true },
  ),
  notFound: route(
    NotFoundScreenRequest,
    async () => (await import("#app/screens/notFound/NotFoundScreen.tsx")).NotFoundScreen,
    {
      Skeleton: HistorySkeleton,
      changes: true,
    },
  ),
};

import type { ComponentType } from "react";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import BlameScreenRequest from "#generated/BlameScreenQuery.graphql.ts";
import CommitScreenRequest from "#generated/CommitScreenQuery.graphql.ts";
import CompareScreenRequest from "#generated/CompareScreenQuery.graphql.ts";
import CompareStartScreenRequest from "#generated/CompareStartScreenQuery.graphql.ts";
import DeskScreenRequest from "#generated/DeskScreenQuery.graphql.ts";
import FileScreenRequest from "#generated/FileScreenQuery.graphql.ts";
import HistoryScreenRequest from "#generated/HistoryScreenQuery.graphql.ts";
import NotFoundScreenRequest from "#generated/NotFoundScreenQuery.graphql.ts";
import ReviewFilesScreenRequest from "#generated/ReviewFilesScreenQuery.graphql.ts";
import ReviewScreenRequest from "#generated/ReviewScreenQuery.graphql.ts";
import ReviewsScreenRequest from "#generated/ReviewsScreenQuery.graphql.ts";
import SearchScreenRequest from "#generated/SearchScreenQuery.graphql.ts";
import TreeScreenRequest from "#generated/TreeScreenQuery.graphql.ts";
import WorktreeScreenRequest from "#generated/WorktreeScreenQuery.graphql.ts";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import type { Route, Routes, Screen, ScreenProps } from "#app/relay/Router.ts";
import {
  BlameShape,
  DeskShape,
  FileShape,
  HistoryShape,
  ReviewShape,
  ReviewsShape,
  SearchShape,
  TreeShape,
} from "./skeletons.tsx";
import { CommitShape } from "#app/screens/commit/CommitSkeleton.tsx";
import { CompareShape } from "#app/screens/compare/CompareSkeleton.tsx";
import { ReviewFilesShape } from "#app/screens/reviewFiles/ReviewFilesSkeleton.tsx";
import { WorktreeShape } from "#app/screens/worktree/WorktreeSkeleton.tsx";

/** Ties a screen's code to its query; the code is loaded when the address calls for it. */
function route<Q extends OperationType>(
  request: ConcreteRequest,
  code: () => Promise<ComponentType<ScreenProps<Q>>>,
  look: Pick<Route, "Shape" | "changes" | "waits">,
): Route {
  let loading: Promise<Screen> | null = null;
  const loadCode = () => {
    // A screen's own query type is known to it and to its request alone; here all screens are alike.
    const started = (loading ??= code().catch(withoutCode) as Promise<unknown> as Promise<Screen>);
    started.then(
      // What React's `use` reads at once: a page whose code is there is drawn without a fallback in between.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => (loading = null),
    );
    return started;
  };
  return { request, loadCode, ...look };
}

function withoutCode(cause: unknown): never {
  throw RequestFailure.withoutCode(cause);
}

/** The table of contents: each page's query, code and shape. Addresses and variables are in `contract/pages.ts`. */
export const routes: Routes = {
  desk: route(DeskScreenRequest, async () => (await import("#app/screens/home/DeskScreen.tsx")).DeskScreen, {
    Shape: DeskShape,
    changes: true,
  }),
  compareStart: route(
    CompareStartScreenRequest,
    async () => (await import("#app/screens/compare/CompareStartScreen.tsx")).CompareStartScreen,
    { Shape: CompareShape, changes: true },
  ),
  compare: route(
    CompareScreenRequest,
    async () => (await import("#app/screens/compare/CompareScreen.tsx")).CompareScreen,
    {
      Shape: CompareShape,
      changes: true,
    },
  ),
  commit: route(CommitScreenRequest, async () => (await import("#app/screens/commit/CommitScreen.tsx")).CommitScreen, {
    Shape: CommitShape,
    changes: false,
  }),
  file: route(FileScreenRequest, async () => (await import("#app/screens/file/FileScreen.tsx")).FileScreen, {
    Shape: FileShape,
    changes: true,
  }),
  treeStart: route(TreeScreenRequest, async () => (await import("#app/screens/tree/TreeScreen.tsx")).TreeScreen, {
    Shape: TreeShape,
    changes: true,
  }),
  tree: route(TreeScreenRequest, async () => (await import("#app/screens/tree/TreeScreen.tsx")).TreeScreen, {
    Shape: TreeShape,
    changes: true,
  }),
  blame: route(BlameScreenRequest, async () => (await import("#app/screens/blame/BlameScreen.tsx")).BlameScreen, {
    Shape: BlameShape,
    changes: true,
  }),
  search: route(SearchScreenRequest, async () => (await import("#app/screens/search/SearchScreen.tsx")).SearchScreen, {
    Shape: SearchShape,
    changes: true,
  }),
  historyStart: route(
    HistoryScreenRequest,
    async () => (await import("#app/screens/history/HistoryScreen.tsx")).HistoryScreen,
    {
      Shape: HistoryShape,
      changes: true,
    },
  ),
  history: route(
    HistoryScreenRequest,
    async () => (await import("#app/screens/history/HistoryScreen.tsx")).HistoryScreen,
    {
      Shape: HistoryShape,
      changes: true,
    },
  ),
  reviews: route(
    ReviewsScreenRequest,
    async () => (await import("#app/screens/reviews/ReviewsScreen.tsx")).ReviewsScreen,
    { Shape: ReviewsShape, changes: true },
  ),
  review: route(ReviewScreenRequest, async () => (await import("#app/screens/review/ReviewScreen.tsx")).ReviewScreen, {
    Shape: ReviewShape,
    changes: true,
  }),
  reviewFiles: route(
    ReviewFilesScreenRequest,
    async () => (await import("#app/screens/reviewFiles/ReviewFilesScreen.tsx")).ReviewFilesScreen,
    { Shape: ReviewFilesShape, changes: true, waits: true },
  ),
  worktree: route(
    WorktreeScreenRequest,
    async () => (await import("#app/screens/worktree/WorktreeScreen.tsx")).WorktreeScreen,
    { Shape: WorktreeShape, changes: true, waits: true },
  ),
  notFound: route(
    NotFoundScreenRequest,
    async () => (await import("#app/screens/notFound/NotFoundScreen.tsx")).NotFoundScreen,
    {
      Shape: HistoryShape,
      changes: true,
    },
  ),
};

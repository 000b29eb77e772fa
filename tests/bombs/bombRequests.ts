import type { Bomb } from "./Bomb.ts";
import type { BombRequest } from "./BombRequest.ts";

const OPTIONS = { whitespace: "SHOW" };

/**
 * Returns all requests that Galley's pages send to a repository, starting with those on which everything else depends.
 */
export function bombRequests({ name: slug, file }: Bomb): readonly BombRequest[] {
  const path = file.split("/").map(encodeURIComponent).join("/");
  const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  const query = (name: string, address: string): BombRequest => ({
    name,
    address: `/${slug}${address}`,
    isQuery: true,
  });
  const page = (name: string, address: string): BombRequest => ({ name, address: `/${slug}${address}` });
  const request = (operation: string, variables: BombRequest["variables"]): BombRequest => ({
    name: operation,
    operation,
    ...(variables && { variables }),
  });
  return [
    { name: "home", address: "/", isQuery: true },
    query("commit", "/commit/main"),
    page("commit, page", "/commit/main"),
    query("compare", "/compare/before..main"),
    request("fetchContentsPatchesQuery", ({ comparison }) => ({
      id: comparison,
      fileIndexes: [0],
      options: OPTIONS,
      marks: true,
    })),
    query("history", "/commits/main"),
    query("folder", `/tree/main/${folder}`),
    query("file", `/blob/main/${path}`),
    query("blame", `/blame/main/${path}`),
    query("search", "/search?q=word"),
    query("worktree", "/worktree"),
    request("RevisionPickerQuery", () => ({ slug, text: "9" })),
    page("compare, page", "/compare/before...main"),
    page("history, page", "/commits/main"),
    page("folder, page", `/tree/main/${folder}`),
    page("file, page", `/blob/main/${path}`),
    page("blame, page", `/blame/main/${path}`),
    page("search, page", "/search?q=word"),
    page("worktree, page", "/worktree"),
    page("commit in groups, page", "/commit/main?order=last"),
    query("search by expression", "/search?q=(a%7Cb)%2B%2Bx&regex=1"),
    query("search of names", "/search?q=9&in=names"),
    query("root folder", "/tree/main"),
    query("history of a file", `/commits/main/${path}`),
    query("history by text added", "/commits/main?added=9999"),
    request("fetchContentsSizesQuery", ({ comparison }) => ({ id: comparison, fileIndexes: [0] })),
    request("fetchContentsTextQuery", ({ comparison }) => ({ id: comparison, fileIndex: 0 })),
    request("fetchContentsLineCountsQuery", ({ comparison }) => ({
      id: comparison,
      options: { whitespace: "IGNORE_ALL" },
    })),
    request("FilePaletteQuery", () => ({ slug, oid: "main", text: "9", first: 40 })),
    request("NearestPagesQuery", () => ({ slug, revisionPath: "main", hasRevisionPath: true })),
    request("usePaletteRefsQuery", () => ({
      slug,
      text: "9",
      states: null,
      inRepository: true,
      isTyped: true,
      isRevision: false,
    })),
    request("WorktreeHeadMutation", ({ repository }) => ({
      input: { repositoryId: repository, key: `${slug}-snapshot` },
    })),
    request("RequestReviewMutation", () => ({
      input: { slug, base: "before", head: "main", title: "A bomb", body: "", reviewers: [], key: `${slug}-review` },
    })),
    query("reviews", "/reviews"),
    { name: "home page with its review", address: "/", isQuery: true },
  ];
}

import { describe, expect, it } from "vitest";
import { addressOf, isSameAnswer, matchPage, splitRange, type ReviewsSearch } from "#contract/pages.ts";

const match = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://127.0.0.1");
  const { name, variables } = matchPage(pathname, searchParams);
  return [name, variables] as const;
};

/** A merge is compared with one of its parents. */
const ONE = { part: "ALL", isRemerge: false };
const usual = { whitespace: "SHOW", contextLines: 3 };

const WORKTREE = {
  slug: "galley",
  part: "ALL",
  from: null,
  to: null,
  showsPart: false,
  showsSpan: false,
  options: usual,
  order: "PATH",
};

/** The default options of a history. */
const ALL = { follow: true };

describe("the pages", () => {
  it.each([
    ["/", "home", {}],
    ["/galley/compare", "compareStart", { slug: "galley" }],
    ["/galley/tree", "treeStart", { slug: "galley", revisionPath: "HEAD" }],
    ["/galley/tree/topic/x/src/a%20b/", "tree", { slug: "galley", revisionPath: "topic/x/src/a b" }],
    [
      "/galley/compare/main...topic/x",
      "compare",
      { slug: "galley", base: "main", head: "topic/x", dots: "THREE", layers: null, options: usual, order: "PATH" },
    ],
    [
      "/galley/compare/v1.0..HEAD~2?w=end",
      "compare",
      {
        slug: "galley",
        base: "v1.0",
        head: "HEAD~2",
        layers: null,
        dots: "TWO",
        options: { ...usual, whitespace: "IGNORE_AT_END" },
        order: "PATH",
      },
    ],
    [
      "/galley/commit/HEAD%5E2?parent=2",
      "commit",
      { slug: "galley", revision: "HEAD^2", parent: 2, ...ONE, options: usual, order: "PATH" },
    ],
    [
      "/galley/commit/abc?parent=x",
      "commit",
      { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "PATH" },
    ],
    [
      "/galley/commit/abc?w=all",
      "commit",
      {
        slug: "galley",
        revision: "abc",
        parent: 1,
        ...ONE,
        options: { ...usual, whitespace: "IGNORE_ALL" },
        order: "PATH",
      },
    ],
    [
      "/galley/commit/abc?w=some",
      "commit",
      { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "PATH" },
    ],
    [
      "/galley/commit/abc?context=whole",
      "commit",
      {
        slug: "galley",
        revision: "abc",
        parent: 1,
        ...ONE,
        options: { ...usual, contextLines: 999_999 },
        order: "PATH",
      },
    ],
    [
      "/galley/commit/abc?diff=histogram&context=-1",
      "commit",
      { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "PATH" },
    ],
    [
      "/galley/commit/abc?parent=remerge",
      "commit",
      {
        slug: "galley",
        revision: "abc",
        parent: 1,
        ...ONE,
        isRemerge: true,
        options: usual,
        order: "PATH",
      },
    ],
    [
      "/galley/commits/feature/a%3Fb",
      "history",
      { slug: "galley", revisionPath: "feature/a?b", first: 50, last: null, after: null, before: null, filter: ALL },
    ],
    [
      "/galley/commits/main?before=x",
      "history",
      { slug: "galley", revisionPath: "main", first: null, last: 50, after: null, before: "x", filter: ALL },
    ],
    [
      "/galley/commits",
      "historyStart",
      { slug: "galley", revisionPath: "HEAD", first: 50, last: null, after: null, before: null, filter: ALL },
    ],
    [
      "/galley/commits/main/src/a.ts?author=a@b&since=2026-01-02&message=x%20y&added=q&merges=only&x=1",
      "history",
      {
        slug: "galley",
        revisionPath: "main/src/a.ts",
        first: 50,
        last: null,
        after: null,
        before: null,
        filter: {
          author: "a@b",
          since: "2026-01-02",
          message: "x y",
          added: "q",
          follow: true,
        },
      },
    ],
    ["/galley/worktree", "worktree", { ...WORKTREE, showsPart: true }],
    ["/galley/worktree?part=staged", "worktree", { ...WORKTREE, showsPart: true, part: "STAGED" }],
    [
      "/galley/worktree?part=none&w=all",
      "worktree",
      { ...WORKTREE, showsPart: true, options: { ...usual, whitespace: "IGNORE_ALL" }, order: "PATH" },
    ],
    ["/galley/worktree?from=2", "worktree", { ...WORKTREE, showsSpan: true, from: 2 }],
    ["/galley/worktree?from=0&to=3", "worktree", { ...WORKTREE, showsSpan: true, to: 3 }],
    ["/galley/worktree?from=0", "worktree", { ...WORKTREE, showsPart: true }],
    [
      "/galley/reviews",
      "reviews",
      {
        slug: "galley",
        text: "",
        states: ["OPEN", "CHANGES_REQUESTED", "APPROVED"],
        author: null,
        reviewer: null,
        turnOf: null,
        first: 50,
        after: null,
      },
    ],
    [
      "/galley/reviews?q=a+b&state=merged&author=me&reviewer=ana@example.org&turn=me&after=x",
      "reviews",
      {
        slug: "galley",
        text: "a b",
        states: ["MERGED"],
        author: "me",
        reviewer: "ana@example.org",
        turnOf: "me",
        first: 50,
        after: "x",
      },
    ],
    ["/galley/reviews/0123456789ab", "review", { slug: "galley", review: "0123456789ab" }],
    [
      "/galley/reviews/0123456789ab/files?from=0&to=12&w=all&layers=2-5",
      "reviewFiles",
      {
        slug: "galley",
        review: "0123456789ab",
        layers: { first: 2, last: 5 },
        from: 0,
        to: 12,
        options: { ...usual, whitespace: "IGNORE_ALL" },
        order: "PATH",
      },
    ],
    [
      "/galley/reviews/0123456789ab/files?from=-1&to=x&layers=3-2",
      "reviewFiles",
      { slug: "galley", review: "0123456789ab", from: null, to: null, layers: null, options: usual, order: "PATH" },
    ],
    ["/galley", "repository", { slug: "galley", revisionPath: "HEAD" }],
    ["/galley/commit/%E0%A4%A", "notFound", {}],
    ["/a/b/c/d", "notFound", {}],
  ] as const)("%s is %s", (address, name, variables) => {
    expect(match(address)).toEqual([name, variables]);
  });

  it.each([
    "main",
    "feature/x",
    "HEAD~2^2",
    "release 1%20?#&",
    "caf\u00e9",
    "v1.0",
    "a@{u}",
    "-x",
    "caf\uDCE9/x",
    "\u2603",
  ])("the URL of “%s” parses back to the same name", (revision) => {
    expect(match(addressOf.history("r", revision))[1]).toMatchObject({ revisionPath: revision });
    expect(match(addressOf.commit("r", revision))[1]).toMatchObject({ revision });
    expect(match(addressOf.compare("r", "main", revision, "TWO"))[1]).toMatchObject({
      base: "main",
      head: revision,
      dots: "TWO",
    });
  });

  it.each<readonly [ReviewsSearch, string]>([
    [{}, "/r/reviews"],
    [{ q: "  " }, "/r/reviews"],
    [{ q: "a & b", state: "all" }, "/r/reviews?q=a%20%26%20b&state=all"],
    [{ author: "ana@example.org", turn: null, after: "x" }, "/r/reviews?author=ana@example.org&after=x"],
  ])("reviews filtered by %j have the URL %s", (search, address) => {
    expect(addressOf.reviews("r", search)).toBe(address);
    expect(match(address)[1]).toMatchObject({ text: search.q?.trim() ?? "", author: search.author ?? null });
  });

  it.each([null, "changes", "approved", "merged", "abandoned", "all", "none"])(
    "reads the state %s from the URL of a list, and an invalid one as open",
    (word) => {
      const expected: Readonly<Record<string, readonly string[] | null>> = {
        changes: ["CHANGES_REQUESTED"],
        approved: ["APPROVED"],
        merged: ["MERGED"],
        abandoned: ["ABANDONED"],
        all: null,
      };
      const states = word !== null && word in expected ? expected[word] : ["OPEN", "CHANGES_REQUESTED", "APPROVED"];
      expect(match(`/r/reviews${word === null ? "" : `?state=${word}`}`)[1]).toMatchObject({ states });
    },
  );

  it("links to any two patch sets of a review", () => {
    expect(addressOf.review("r", "0123456789ab")).toBe("/r/reviews/0123456789ab");
    expect(addressOf.reviewFiles("r", "0123456789ab")).toBe("/r/reviews/0123456789ab/files");
    expect(addressOf.reviewFiles("r", "0123456789ab", { from: 0, to: 2 })).toBe(
      "/r/reviews/0123456789ab/files?from=0&to=2",
    );
  });

  it("links to a file on its own page, and inside a review", () => {
    expect(addressOf.file("r", "main", "a b/c.ts")).toBe("/r/blob/main/a%20b/c.ts");
    expect(match("/r/blob/main/a%20b/c.ts")).toEqual([
      "file",
      { slug: "r", revisionPath: "main/a b/c.ts", review: "", isReviewed: false, isSource: false },
    ]);
    expect(addressOf.file("r", "main", "c.ts", { review: "0123456789ab" })).toBe(
      "/r/blob/main/c.ts?review=0123456789ab",
    );
    expect(match("/r/blob/main/c.ts?review=0123456789ab")).toEqual([
      "file",
      { slug: "r", revisionPath: "main/c.ts", review: "0123456789ab", isReviewed: true, isSource: true },
    ]);
  });

  it("uses HEAD for a missing side, as git does", () => {
    expect(splitRange("main..")).toEqual({ base: "main", head: "HEAD", dots: "TWO" });
    expect(splitRange("...topic")).toEqual({ base: "HEAD", head: "topic", dots: "THREE" });
    expect(splitRange("topic")).toEqual({ base: "HEAD", head: "topic", dots: "THREE" });
  });
});

describe("the URL of uncommitted work", () => {
  it("names a part or two patch sets, and nothing for the whole change", () => {
    expect(addressOf.worktree("r")).toBe("/r/worktree");
    expect(addressOf.worktree("r", { part: "ALL" })).toBe("/r/worktree");
    expect(addressOf.worktree("r", { part: "UNTRACKED" })).toBe("/r/worktree?part=untracked");
    expect(addressOf.worktree("r", { from: 0, to: 2 })).toBe("/r/worktree?from=0&to=2");
  });
});

it("contains the order of a change's files, which only decides what is first", () => {
  const [, byPath] = match("/galley/commit/abc?order=path");
  const [, byKind] = match("/galley/commit/abc?order=last");
  const [, unknown] = match("/galley/commit/abc?order=toString");
  expect([byPath, byKind, unknown]).toEqual([
    { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "PATH" },
    { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "LAST" },
    { slug: "galley", revision: "abc", parent: 1, ...ONE, options: usual, order: "PATH" },
  ]);
  const [, other] = match("/galley/commit/abc?order=path&w=all");
  expect([isSameAnswer(byPath, byKind), isSameAnswer(byPath, other)]).toEqual([true, false]);
});

it("has another answer in the order by imports, which the server reads", () => {
  const [, byImports] = match("/galley/commit/abc?order=imports");
  const [, byPath] = match("/galley/commit/abc");
  expect([isSameAnswer(byPath, byImports), isSameAnswer(byImports, byImports)]).toEqual([false, true]);
});

import type { HostileFacts } from "./hostileRepo.ts";
import type { DocumentArguments, FieldPath } from "./schemaDocuments.ts";

/** Types whose fields are queried in separate documents, because many other types lead to them. */
export const TYPES_APART = [
  "Repository",
  "KnownRepository",
  "Commit",
  "Comparison",
  "Review",
  "ReviewThread",
  "ReviewComment",
  "Worktree",
  "FileAtRevision",
  "FolderAtRevision",
  "Ref",
] as const;

const REPOSITORY = (field: string): string => `{ repository(slug: "repo") { ${field} } }`;
const SEARCH = 'pattern: "line", isRegex: true, ignoreCase: true, word: true, contextLines: 1, paths: ["a.txt"]';
const FOUND = 'path: "a.txt", follow: true, author: "ada", since: "2020-01-01", until: "2030-01-01"';
const SOUGHT = 'message: "Change", added: "line"';
/** The readers of files, each of which requires code of the page. */
const READERS = [
  "CsvReader",
  "BinaryReader",
  "ImageReader",
  "LinkReader",
  "MarkdownReader",
  "NotebookReader",
  "SourceReader",
  "SubmoduleReader",
  "SvgReader",
];
const OPTIONS = "options: { contextLines: 5, whitespace: IGNORE_ALL }";

/** Files for which there is a special reader. */
const KINDS = ["picture.png", "drawing.svg", "bytes.bin", "page.md", "table.csv", "notebook.ipynb", "code.ts"];

/** The documents with which pages find an object of each of these types. */
export function fieldPaths({ review, base }: HostileFacts): readonly FieldPath[] {
  const change = (field: string): string => REPOSITORY(`comparison(base: "${base}", head: "topic") { ${field} }`);
  const ofReview = (field: string): string => REPOSITORY(`review(key: "${review}") { ${field} }`);
  const file = (place: string): string => REPOSITORY(`file(revisionPath: "${place}") { FIELDS }`);
  const folder = (place: string): string => REPOSITORY(`tree(revisionPath: "${place}") { FIELDS }`);
  return [
    { type: "Repository", document: REPOSITORY("FIELDS") },
    { type: "Inbox", document: "{ inbox { FIELDS } }" },
    { type: "KnownRepository", document: "{ inbox { repositories { FIELDS } } }" },
    { type: "Commit", document: REPOSITORY('commit(revision: "main~3") { FIELDS }') },
    { type: "Comparison", document: change("FIELDS") },
    { type: "Comparison", document: REPOSITORY('comparison(base: "clash", head: "topic") { FIELDS }') },
    { type: "Comparison", document: REPOSITORY('commit(revision: "partial") { comparison { FIELDS } }') },
    { type: "Ref", document: REPOSITORY("refs(first: 100) { edges { node { FIELDS } } }") },
    { type: "FileAtRevision", document: file("main/a.txt") },
    { type: "FileAtRevision", document: file("main/sub") },
    { type: "FileAtRevision", document: file("main/link") },
    { type: "FileAtRevision", document: file("partial/gone.txt") },
    ...KINDS.map((name) => ({ type: "FileAtRevision", document: file(`kinds/${name}`) })),
    { type: "FolderAtRevision", document: folder("v1") },
    { type: "FolderAtRevision", document: folder("main/src/deep") },
    { type: "FolderAtRevision", document: folder("HEAD/b.txt") },
    { type: "Review", document: ofReview("FIELDS") },
    { type: "Comparison", document: ofReview("comparison(from: 1, to: 2) { FIELDS }") },
    { type: "ReviewThread", document: ofReview("threads { FIELDS }") },
    { type: "ReviewComment", document: ofReview("threads { comments { FIELDS } }") },
    { type: "Worktree", document: REPOSITORY("worktree { FIELDS }") },
    { type: "Comparison", document: REPOSITORY("worktree { comparison(part: ALL) { FIELDS } }") },
  ];
}

/** Arguments of pagination reach git only as a number and an id. They are tested with the pages themselves. */
export const OF_PAGES = ["after", "before", "first", "last"] as const;

/**
 * Fields that need what a repository of this size cannot have: a merge in progress, another message, uncommitted lines
 * of a stack, a submodule that is checked out, and dismissed and waiting items and opened pull requests, which are stored in Galley's own files and notes.
 */
export const TOO_LARGE_FOR_HERE = [
  "TruncatedPatch",
  "ReviewWatcher",
  "ConflictedPath",
  "GitOperation",
  "ChangedMessage",
  "SubmoduleCommit",
  "SubmoduleDifference",
  "Dismissal",
  "PullRequest",
  "UnsentReview",
] as const;

/**
 * The arguments with which fields are queried. Pagination is tested elsewhere; every other argument gets a value at
 * least once.
 */
export function fieldArguments({ review, base, cut }: HostileFacts): DocumentArguments {
  const drawn = `drawn: "${Buffer.from(JSON.stringify(["Comparison", "x"])).toString("base64url")}"`;
  return {
    ...Object.fromEntries(READERS.map((reader) => [`${reader}.js`, ['module: "x", id: "x"']])),
    "Blob.piece": ["offset: 2, length: 5"],
    "Commit.comparison": ["", "parent: 2", "part: STAGED"],
    "Commit.searchCode": [SEARCH, 'pattern: "--output=x"'],
    "Commit.searchFileNames": ['query: "a"'],
    "Comparison.exportedFile": ["", 'leaveOut: ["*.lock", "src/**"]'],
    "Comparison.reports": ["", "all: true"],
    "Comparison.firstPatches": ["", `order: LAST, ${OPTIONS}`],
    "Comparison.importOrder": ["order: IMPORTS"],
    "Comparison.lineCounts": ["", OPTIONS],
    "Comparison.patches": ["fileIndexes: [0]", `fileIndexes: [0], ${OPTIONS}`],
    "Comparison.pictures": ["fileIndex: 0"],
    "Comparison.sizes": ["fileIndexes: [0]"],
    "Comparison.submodule": ["fileIndex: 0"],
    "Comparison.text": ["fileIndex: 0"],
    "Comparison.texts": ["fileIndex: 0"],
    "FileAtRevision.reader": [`supported: ${JSON.stringify(READERS)}`],
    "Review.exportedFile": ["", 'leaveOut: ["a.txt"], withNames: false'],
    "Review.landing": [
      'method: SQUASH, layer: "1"',
      "method: MERGE",
      "method: REBASE",
      "method: SQUASH",
      "method: FAST_FORWARD",
    ],
    "Repository.reviewTarget": ['base: "main", head: "topic", isProposal: true', 'base: "--all", head: "--output=x"'],
    "Repository.pullRequestSources": [
      'name: "5"',
      'name: "5", base: "--upload-pack=x"',
      'name: "https://example.org/--upload-pack=x/name/pull/5"',
    ],
    "Repository.mergeBases": ['one: "topic", other: "other"'],
    "Repository.stack": [`base: "${base}", head: "topic"`, `base: "${base}", head: "topic", older: "older"`],
    "Repository.comparison": [
      `base: "${base}", head: "topic"`,
      'base: "main", head: "topic", dots: TWO, layers: { first: 1, last: 1 }',
    ],
    "Repository.comparisonUpdate": [
      `base: "main", head: "topic", ${drawn}, dots: THREE, layers: { first: 1, last: 2 }`,
    ],
    "Repository.commentById": ['id: "--output=x"'],
    "Repository.findReview": ["", `name: "${review}", refreshed: true`, 'name: "--output=x"'],
    "Repository.commit": ['revision: "main"', 'revision: "main@{upstream}"', 'revision: "--output=x"'],
    "Repository.definitions": [
      'revision: "kinds", name: "Outer", path: "code.ts"',
      'revision: "main", name: "--output=x"',
    ],
    "Repository.file": ['revisionPath: "main/../../outside/kept.txt"', 'revisionPath: "main/a.txt"'],
    "PathHistory.commits": [`first: 3, filter: { ${SOUGHT} }`],
    "Repository.history": [
      `revision: "main", first: 5, filter: { ${FOUND} }`,
      `revision: "${cut}"`,
      `revision: "main~5..topic", first: 5, filter: { ${SOUGHT} }`,
    ],
    "Repository.historyAt": ['revisionPath: "main/renamed.txt"'],
    "Repository.refs": ['refPrefix: "refs/heads/", query: "a", orderBy: NEWEST'],
    "Repository.searchRefs": ['query: "mn", first: 5', 'query: "", first: 5', 'query: "--output=x", first: 5'],
    "Repository.review": [`key: "${review}"`],
    "Repository.reviewOfHead": ['head: "topic"', 'head: "--output=x"'],
    "Repository.reviews": ["", 'states: [OPEN], author: "me", reviewer: "me", turnOf: "me", query: "line"'],
    "Repository.verifiedRange": [
      "",
      'range: "main", allowUnsigned: true',
      `range: "${base}..main", allowedSigners: "--output=x"`,
      'range: "--all", forBranch: true',
    ],
    "Repository.verifiedPush": [
      `moves: [{ ref: "refs/heads/main", from: "${base}", to: "--output=x" }]`,
      `moves: [{ ref: "refs/heads/main", from: "${base}", to: "${"1".repeat(40)}" }], branches: ["main", "(*"]`,
      `moves: [{ ref: "refs/heads/main", from: "${base}" }], remote: "--output=x", allowUnsigned: true, allowedSigners: "--output=x"`,
    ],
    "Repository.worktreeUpdate": [`${drawn}, part: STAGED`],
    "Repository.tree": ['revisionPath: "main/../../outside"', 'revisionPath: "main/.git/config"'],
    "Review.changedMessages": ["", "from: 1, to: 2"],
    "Review.comparison": ["", "from: 1, to: 2", "from: 1, to: 2, layers: { first: 1, last: 1 }"],
    "Review.stack": ["", "from: 1, to: 2"],
    "Review.unviewedLayers": ["", "to: 1"],
    "Review.objectsMissing": ["", "from: 1, to: 2"],
    "Review.positions": ["", "from: 1, to: 2", "layers: { first: 1, last: 2 }"],
    "Review.prompt": ["", "threads: []"],
    "Review.reviewUpdate": [`${drawn}, from: 1, to: 2`, `${drawn}, layers: { first: 1, last: 1 }`],
    "Review.unviewedOutside": ["", "from: 1, to: 2", "layers: { first: 1, last: 1 }"],
    "Review.postedComments": ["", 'before: "2030-01-01"'],
    "Review.threads": ["", 'isOpen: true, since: "2020-01-01", verdicts: true'],
    "ReviewThread.changeSince": ["", "from: 1, to: 2", "layers: { first: 1, last: 1 }"],
    "Worktree.comparison": ["part: STAGED", "part: UNSTAGED", "part: UNTRACKED"],
    "Worktree.searchCode": [SEARCH],
    "Worktree.unviewedOutside": ["", "part: STAGED"],
  };
}

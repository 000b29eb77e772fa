/**
 * Limits that several modules share or that a user can reach. Each description says what is limited and why; SPEC.md has
 * them as a table, which is made from this file. Sizes in bytes, times in milliseconds.
 */

/** The body of a request: one operation and its variables. A comment has at most 65,536 characters. */
export const REQUEST_BODY_BYTES = 1024 * 1024;
/** The header of a request. Ours have about 2 KiB with all cookies. */
export const REQUEST_HEADER_BYTES = 16 * 1024;
/** The time in which a client must send the header of a request. On one machine it arrives at once. */
export const HEADERS_MS = 10_000;
/** The time in which a client must send the whole request. */
export const REQUEST_MS = 30_000;
/** Concurrent connections. A browser opens six. */
export const CONNECTIONS_MAX = 64;
/** Connections beyond those, which are answered with 503 and `Retry-After`; further ones are reset. */
export const CONNECTIONS_REFUSED_MAX = 960;
/**
 * The time for which a CLI command waits for a running server without receiving anything before it continues without the
 * server: twice the timeout of git or a remote.
 */
export const REQUEST_TIMEOUT_MS = 120_000;
/** Concurrent event streams, each of which occupies a connection. The pages of a browser share one per repository. */
export const STREAMS_MAX = 32;
/** Pages that wait for the key of their link, for at most 10 s. Any more are loaded again once their browser is signed in. */
export const WAITING_PAGES_MAX = 8;
/** The lifetime of a sign-in link: people start Galley and do other things before they open the page. */
export const KEY_MS = 3_600_000;
/** The idle time after which a server ends that a command started in the background, as `review --wait` does. */
export const IDLE_EXIT_MS = 1_800_000;
/** The lifetime in days of a browser's session. */
export const SESSION_DAYS = 30;
/** Concurrent sessions of browsers. The oldest ends first. */
export const SESSIONS_MAX = 100;
/** The repositories that were opened from the page and stay open without a page that shows them. */
export const OPENED_REPOSITORIES_MAX = 10;
/** The default port, if it is free. No well-known program uses it. */
export const DEFAULT_PORT = 4117;

/** A page of a list of commits, refs and the like: more than a screenful or two. */
export const PAGE_SIZE_MAX = 100;
/** A page of files or hunks. The reader lists whole changes, so pages are large. */
export const FILE_PAGE_SIZE_MAX = 1000;
/** A revision as entered by a user, in bytes. */
export const REVISION_BYTES_MAX = 1024;
/** A text given to a command, a tool or the API, in characters. A path of bytes that are no UTF-8 has the longest form. */
export const ARGUMENT_LENGTH_MAX = 32_768;
/** The text of a comment or a description, in UTF-16 units after trimming: it can contain a long log. */
export const COMMENT_LENGTH_MAX = 65_536;
/** A comment or a description as it is given or saved as a draft, so that one that is too long can be shortened. */
export const LONG_ARGUMENT_LENGTH_MAX = 2 * COMMENT_LENGTH_MAX;
/** A file of comments, in characters. It is sent as one request, of which it may take all. */
export const COMMENTS_FILE_LENGTH_MAX = 262_144;
/** The comments in a file of comments. */
export const COMMENTS_IN_FILE_MAX = 1000;
/** The comments that one call adds, all or none. */
export const COMMENTS_AT_ONCE_MAX = 100;
/** The patches in an exported file, in all. A browser opens a page of this size in some seconds. */
export const EXPORTED_PATCHES_BYTES = 64 * 1024 * 1024;
/** A path in a tree, in characters. No operating system supports longer ones in a work tree. */
export const PATH_LENGTH_MAX = 4096;

/** Concurrent git processes, without the two object readers of each repository: with two cores more would only queue. */
export const GIT_CHILDREN_MAX = 4;
/** Concurrent git processes that keep a core busy for long: blame, grep, walks of the whole history. */
export const GIT_HEAVY_CHILDREN_MAX = 2;
/** Requests with queued git calls, beyond which another one is refused as OVERLOADED. */
export const GIT_QUEUE_MAX = 256;
/** The timeout of a git command that reads. */
export const GIT_READ_MS = 10_000;
/** The timeout of a git command that compares contents. */
export const GIT_DIFF_MS = 30_000;
/** The timeout of a git command that walks history. */
export const GIT_WALK_MS = 30_000;
/** The time until the first lines of blame. */
export const GIT_BLAME_FIRST_MS = 8000;
/** The timeout of blame. */
export const GIT_BLAME_MS = 30_000;
/** The timeout of a code search, whose results until then are shown, and of one part of a history search. */
export const GIT_SEARCH_MS = 8000;
/** The timeout of writing the commit-graph in the background: it takes 71 s for a million commits. */
export const GIT_GRAPH_MS = 15 * 60_000;
/** The timeout of exchanging reviews with a remote while somebody waits: enough for a slow network. */
export const SYNC_MS = 60_000;
/** The same on a terminal, where git may ask for a password. */
export const ASKING_MS = 10 * 60_000;
/** A bundle of reviews: as much as one git call may print. */
export const BUNDLE_BYTES = 256 * 1024 * 1024;
/** A mailbox to import. */
export const MAILBOX_BYTES = 64 * 1024 * 1024;
/** The answer of a forge about a pull request to import. */
export const CONVERSATION_BYTES = 64 * 1024 * 1024;
/** The mails in a mailbox to import. */
export const MAILS_MAX = 2000;
/** The output of one git call, beyond which it is ended as TOO_LARGE. */
export const GIT_OUTPUT_BYTES = 256 * 1024 * 1024;
/** The changed files that are listed. With more, each step would block all other requests. */
export const CHANGED_FILES_MAX = 500_000;
/** Git's list of the changed files. */
export const GIT_LIST_BYTES = 96 * 1024 * 1024;
/**
 * The memory of one git process, where the system reports it (Linux): ten times the use on the largest repositories,
 * and a quarter of a small machine's memory.
 */
export const GIT_MEMORY_BYTES = 1024 * 1024 * 1024;
/** Rename detection compares at most this many deleted with as many added files (git's -l). */
export const RENAME_LIMIT = 5000;
/** The default number of context lines. */
export const CONTEXT_LINES = 3;
/** The largest number of context lines. It exceeds every displayed file's length, so it shows whole files. */
export const CONTEXT_LINES_MAX = 999_999;
/** The commits of each side of a range diff. Its time grows with the product of both. */
export const RANGE_DIFF_COMMITS_MAX = 1000;
/** The layers of a stack: as many as a range diff can compare. */
export const STACK_LAYERS_MAX = 1000;
/** A .gitmodules file: about 10,000 submodules. */
export const GITMODULES_BYTES = 1024 * 1024;
/** The names of one file that are followed through its history. Each needs a walk. */
export const FOLLOWED_NAMES_MAX = 100;
/** The time for finding a page of commits in a history. What was found is shown, and the search can continue. */
export const HISTORY_SEARCH_MS = 1500;
/** The branches, newest first, whose distance from the default branch the home screen shows. */
export const HOME_BRANCHES_MAX = 30;
/** The commits that blame ignores because a file in the tree lists them. Each is an argument of git's command line. */
export const IGNORED_REVS_MAX = 10_000;

/** One object read into memory. Larger ones are compared as binary files, and can be downloaded. */
export const GIT_OBJECT_BYTES = 64 * 1024 * 1024;
/** The displayed part of a commit message. */
export const COMMIT_MESSAGE_BYTES = 64 * 1024;
/** The header of a commit object: 150,000 parents. */
export const COMMIT_HEAD_BYTES = 8 * 1024 * 1024;
/** All comments of one review: about 60,000 of ordinary length. */
export const NOTE_BYTES = 32 * 1024 * 1024;
/** The file with the rules for landing on a branch: a hundred times what it needs. */
export const LANDING_RULES_BYTES = 64 * 1024;
/** The text of one file, for expanding context and for highlighting: about 250,000 lines. */
export const BLOB_TEXT_BYTES = 10 * 1024 * 1024;
/** The patch of one file, also as it is sent: half a million lines of ordinary length. */
export const GIT_PATCH_BYTES = 32 * 1024 * 1024;
/** The patches that one answer has in all, after which it stops at the end of a file. */
export const PATCH_BATCH_BYTES = 1024 * 1024;
/** The part of an image that is searched for its dimensions, which follow the camera's metadata and the color profile. */
export const PICTURE_HEAD_BYTES = 256 * 1024;
/** The time for sending one raw file, at the speed of the client. Git's process for it ends with the connection. */
export const RAW_SEND_MS = 10 * 60_000;
/** The target of a symbolic link. No operating system supports longer ones. */
export const LINK_TARGET_BYTES = 4096;
/** The paths of all files of a commit: about two million. Of larger commits only the first are listed. */
export const FILE_NAMES_BYTES = 64 * 1024 * 1024;

/** The time for which a response waits for the count of hunks that are not viewed. A longer count is used next time. */
export const UNVIEWED_COUNT_MS = 1000;
/** The hunks marked as viewed per call. A screen marks a file or two, and sends larger sets in parts. */
export const VIEWED_KEYS_MAX = 10_000;
/** The hunks of one review that are marked as viewed, in all its patch sets: 2.3 MB, rewritten with each mark. */
export const VIEWED_REVIEW_KEYS_MAX = 100_000;
/** The timeout of a snapshot of uncommitted work: 50,000 files take 0.2 s, the first time on a cold disk far more. */
export const SNAPSHOT_MS = 60_000;
/** The untracked files in a snapshot; the rest is only counted. More were not written by hand. */
export const UNTRACKED_FILES_MAX = 20_000;
/** The largest untracked file that a snapshot includes by default, since it is copied into the repository. */
export const UNTRACKED_FILE_BYTES = 50 * 1024 * 1024;
/** The days after which a snapshot is deleted that no review and no mark refers to. */
export const SNAPSHOT_DAYS = 14;
/** The work tree edits that can be undone. The replaced contents are saved beside the repository. */
export const WORK_TREE_EDITS_MAX = 20;
/** The watched folders of a work tree, of about 190,000 that the system allows a user. Larger work trees are polled. */
export const WATCHED_FOLDERS_MAX = 50_000;

/** The text or regular expression of a search, in bytes. */
export const SEARCH_PATTERN_BYTES_MAX = 1024;
/** A regular expression with its repetitions expanded. Ten times as much takes gigabytes of memory. */
export const SEARCH_EXPRESSION_SIZE_MAX = 1000;
/** The lines that a code search finds before it ends. */
export const SEARCH_LINES_MAX = 2000;
/** The lines of one file that a code search finds. */
export const SEARCH_FILE_LINES_MAX = 100;
/** The displayed part of a line with a match, in bytes. */
export const SEARCH_LINE_BYTES_MAX = 10_000;
/** The path patterns of a search. */
export const SEARCH_PATHS_MAX = 50;
/** The context lines of a search result. */
export const SEARCH_CONTEXT_MAX = 10;
/** The definitions of a name that are listed. */
export const DEFINITIONS_MAX = 100;

/** The threads in one response to an agent. More would fill its context. */
export const MCP_THREADS_MAX = 20;
/** The reviews in one response to an agent. */
export const MCP_REVIEWS_MAX = 50;
/** The tokens of one response to an agent, by an estimate that is too high for all known tokenizers. */
export const MCP_TOKENS_MAX = 8000;
/** The seconds for which an agent may wait in one call. Clients without a setting of their own end a call after a minute. */
export const MCP_WAIT_S_MAX = 50;

/** A report of a tool: SARIF with 100,000 results and code snippets has 100 MiB, and V8's longest text is 512 MiB. */
export const REPORT_BYTES_MAX = 128 * 1024 * 1024;
/** The findings of a report. */
export const REPORT_FINDINGS_MAX = 200_000;
/** The lines whose coverage a report has. */
export const REPORT_LINES_MAX = 5_000_000;
/** The message of a finding, in characters. */
export const REPORT_MESSAGE_LENGTH_MAX = 4000;
/** The time for signing with an SSH key: one on a security key waits until it is touched. */
export const SIGN_MS = 30_000;

/** The memory of a repository's cache of folder entries. A folder of 100,000 entries takes 20 MB. */
export const TREES_CACHE_BYTES = 32 * 1024 * 1024;
/** The memory of a repository's cache of lists of all file paths. */
export const FILE_NAMES_CACHE_BYTES = 64 * 1024 * 1024;
/** The memory of a repository's cache of parsed commits. */
export const COMMIT_CACHE_BYTES = 32 * 1024 * 1024;
/** The memory of a repository's cache of lists of changed files. */
export const CHANGES_CACHE_BYTES = 128 * 1024 * 1024;
/** The memory of a repository's cache of encodings of files. */
export const ENCODINGS_CACHE_BYTES = 1024 * 1024;
/** The memory of a repository's cache of line counts. */
export const COUNTS_CACHE_BYTES = 8 * 1024 * 1024;
/** The memory of a repository's cache of peeled refs. */
export const PEELED_CACHE_BYTES = 16 * 1024 * 1024;
/** The memory of a repository's cache of merge bases: some thousand pairs. */
export const BASES_CACHE_BYTES = 1024 * 1024;
/** The memory of a repository's cache of blame. */
export const BLAME_CACHE_BYTES = 16 * 1024 * 1024;
/** The memory of a repository's cache of lists of refs. */
export const REFS_CACHE_BYTES = 64 * 1024 * 1024;
/** The memory of each cache of a repository's histories: where pages end, and which commits were searched. */
export const HISTORY_CACHE_BYTES = 8 * 1024 * 1024;
/** The memory of a repository's cache of hunk keys, for counting hunks that are not viewed: about 300,000 hunks. */
export const KEYS_CACHE_BYTES = 16 * 1024 * 1024;

/** The limits that more than one room knows or a user can meet, each in this one place with its reason. Sizes in bytes, times in milliseconds. */

/** A request holds one operation and its variables; a comment of 65,536 characters fits many times over. */
export const REQUEST_BODY_BYTES = 1024 * 1024;

/** The lines before a request's body: ours have some 2 KiB with all cookies. */
export const REQUEST_HEADER_BYTES = 16 * 1024;

/** Time that a client may take for those lines, and for the whole request: on one machine both are there at once. */
export const HEADERS_MS = 10_000;
export const REQUEST_MS = 30_000;

/** Connections at once: a browser has six. */
export const CONNECTIONS_MAX = 64;

/** Time for which a program that asks a Galley that runs hears nothing before it does without it: twice what git or a remote may take. */
export const ASK_MS = 120_000;

/** Streams of events at once, each of which keeps a connection: the pages of a browser share one for each repository. */
export const STREAMS_MAX = 32;

/** Time for which the key of a link can be used: somebody starts Galley and reads a mail before the page. */
export const KEY_MS = 3_600_000;

/** Time without a reader after which a Galley ends that a word left behind for its page: somebody reads a change beside it. */
export const LEFT_MS = 1_800_000;

/** Days for which a browser that came by such a link is let in, and how many browsers are at once. */
export const SESSION_DAYS = 30;
export const SESSIONS_MAX = 100;

/**
 * A document that was not compiled with Galley, which development alone executes, with its fragments written out: its words, fields
 * inside one another, fields named anew, and fields in all, lists as long as their pages. The desk's asks for 83,000.
 */
export const QUERY_TOKENS_MAX = 2000;
export const QUERY_DEPTH_MAX = 15;
export const QUERY_ALIASES_MAX = 30;
export const QUERY_COST_MAX = 200_000;

/** A page of a list. Commits, refs and the like: more than a screenful or two is read by nobody at once. */
export const PAGE_SIZE_MAX = 100;

/** A page of files or hunks: the reader lists whole changes, so pages are large. */
export const FILE_PAGE_SIZE_MAX = 1000;

/** A revision as a person writes it. */
export const REVISION_BYTES_MAX = 1024;

/** A path of a tree that is followed: no system has longer ones in a work tree. */
export const PATH_LENGTH_MAX = 4096;

/** Git children at once: with two cores more only queue inside the kernel; heavy ones (blame, grep, whole-history walks) at most two. */
export const GIT_CHILDREN_MAX = 4;
export const GIT_HEAVY_CHILDREN_MAX = 2;

/** What waits for a child before a request is refused as OVERLOADED. */
export const GIT_QUEUE_MAX = 256;

/** Time for one git call, by what it does. */
export const GIT_READ_MS = 10_000;
export const GIT_DIFF_MS = 30_000;
export const GIT_WALK_MS = 30_000;
export const GIT_BLAME_FIRST_MS = 8000;
export const GIT_BLAME_MS = 30_000;
export const GIT_SEARCH_MS = 8000;

/** Time for exchanging reviews with a remote, which somebody waits for: a slow network has room in it, a dead one ends. */
export const SYNC_MS = 60_000;

/** What one git call may print before it is ended as TOO_LARGE. */
export const GIT_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Changed files that are listed, and what git's list of them may take: past that each step with the list would block all others. */
export const CHANGED_FILES_MAX = 500_000;
export const GIT_LIST_BYTES = 96 * 1024 * 1024;

/**
 * What one git command may take in memory, where the system tells (Linux): ten times what the largest repositories took, a
 * quarter of a small machine's.
 */
export const GIT_MEMORY_BYTES = 1024 * 1024 * 1024;

/** Rename detection compares at most this many deleted with as many added files (git's -l). */
export const RENAME_LIMIT = 5000;

/** Lines that git shows around a change where nobody asks for more or fewer. */
export const CONTEXT_LINES = 3;

/** Lines around a change that can be asked for: more than any file has whose patch is shown, so this many show it whole. */
export const CONTEXT_LINES_MAX = 999_999;

/** Commits of each of two versions of a branch that are paired: the time grows with the product of their numbers. */
export const RANGE_DIFF_COMMITS_MAX = 1000;

/** A .gitmodules file that is read: some 10,000 submodules. */
export const GITMODULES_BYTES = 1024 * 1024;

/** Names that a file is followed through in its history, each of them a walk. */
export const FOLLOWED_NAMES_MAX = 100;

/** Time for finding a page of commits in a history: what is found by then is shown, and one goes on from there. */
export const HISTORY_SEARCH_MS = 1500;

/** Commits of a history that are counted: without a commit-graph only as many as take half a second. */
export const HISTORY_COUNT_MAX = 1_000_000;
export const HISTORY_COUNT_PLAIN_MAX = 50_000;

/** What each kind of reading of a repository's histories may keep in memory: where pages end, what was looked through. */
export const HISTORY_CACHE_BYTES = 8 * 1024 * 1024;

/** Columns of lines that are drawn beside a history; of more it is said how many there are. */
export const GRAPH_COLUMNS_MAX = 12;

/** Branches whose distance from the default branch the desk counts, newest first. */
export const DESK_BRANCHES_MAX = 30;

/**
 * Folders of a work tree that are watched, each with a watch of the system's, of which a person has some 190,000; with more the
 * work tree is looked at now and then.
 */
export const WATCHED_FOLDERS_MAX = 50_000;

/** One object read whole into memory. What is larger is shown in pieces or not at all, and compared as a binary file. */
export const GIT_OBJECT_BYTES = 64 * 1024 * 1024;

/** What is shown of a commit's message: a longer one is a bomb, not a message. */
export const COMMIT_MESSAGE_BYTES = 64 * 1024;

/** What stands before it: 150,000 parents. */
export const COMMIT_HEAD_BYTES = 8 * 1024 * 1024;

/** All remarks of one review: some 60,000 of ordinary length. */
export const NOTE_BYTES = 32 * 1024 * 1024;

/** What is kept in memory of the keys of changes' hunks, for counting unseen ones: some 300,000 hunks in all. */
export const KEYS_CACHE_BYTES = 16 * 1024 * 1024;

/** Time for which an answer waits for a count of unseen hunks; what takes longer goes on, and is there the next time. */
export const UNSEEN_COUNT_MS = 1000;

/** Hunks marked as seen by one call: a screen marks a file or two, "all of it" is sent in parts. */
export const SEEN_KEYS_MAX = 10_000;

/** Hunks of one review that are marked as seen, those of earlier patch sets too: 2.3 MB, written anew with each mark. */
export const SEEN_REVIEW_KEYS_MAX = 100_000;

/** Time for taking a snapshot of uncommitted work: 50,000 files take some 0.2 s, the first time on a cold disk many times that. */
export const SNAPSHOT_MS = 20_000;

/**
 * A repository's diffs that are kept as files, the least recently read going first: so many bytes of one, and of all together. The
 * largest that people read have some tens of megabytes.
 */
export const KEPT_DIFF_BYTES = 128 * 1024 * 1024;
export const KEPT_DIFFS_BYTES = 256 * 1024 * 1024;

/** Days for which such a file is kept that nobody reads. */
export const KEPT_DIFF_DAYS = 14;

/** Untracked files that a snapshot reads: more were not written by hand. */
export const UNTRACKED_FILES_MAX = 20_000;

/** The largest untracked file that a snapshot reads unasked: it is copied into the repository. */
export const UNTRACKED_FILE_BYTES = 50 * 1024 * 1024;

/** Days for which a snapshot is kept that no review and no mark refers to. */
export const SNAPSHOT_DAYS = 14;

/** Edits of a work tree that can be undone: what they replaced is kept beside the repository. */
export const WORK_TREE_EDITS_KEPT = 20;

/** One file's text, for the lines around its changes and for its colours: some 250,000 lines. */
export const BLOB_TEXT_BYTES = 10 * 1024 * 1024;

/** One file's patch: half a million lines of ordinary length, more than any reader pages through. */
export const GIT_PATCH_BYTES = 32 * 1024 * 1024;

/** Time for writing the commit-graph, which nobody waits for: 71 s for a million commits, with room for slow disks. */
export const GIT_GRAPH_MS = 15 * 60_000;

/** Time after which the last entries of a folder whose last commits are not found yet are looked for one by one. */
export const LAST_COMMITS_MS = 2000;

/** A piece of a blob: of one that is too large to be shown whole. */
export const BLOB_PIECE_BYTES = 1024 * 1024;

/** How far into a picture it is looked how large it is: a camera's notes and colours stand before that. */
export const PICTURE_HEAD_BYTES = 256 * 1024;

/** Time for sending one file as it is, as fast as the client takes it: what is behind it ends with the client anyway. */
export const RAW_SEND_MS = 10 * 60_000;

/** Where a symbolic link leads: no system follows a longer one. */
export const LINK_TARGET_BYTES = 4096;

/** The paths of all files of a commit: some two million. Of a commit with more the first are listed. */
export const FILE_NAMES_BYTES = 64 * 1024 * 1024;

/** What folders' entries, their last commits, and lists of all files' paths may each take in memory: a folder of 100,000 takes 20 MB. */
export const TREES_CACHE_BYTES = 32 * 1024 * 1024;
export const LAST_COMMITS_CACHE_BYTES = 16 * 1024 * 1024;
export const FILE_NAMES_CACHE_BYTES = 64 * 1024 * 1024;

/** What a repository's caches may each take in memory: parsed commits, lists of changed files, line counts, peeled refs, the commits that names stand for, merge bases of some thousand pairs, where lines come from, lists of refs. */
export const COMMIT_CACHE_BYTES = 32 * 1024 * 1024;
export const CHANGES_CACHE_BYTES = 128 * 1024 * 1024;
export const COUNTS_CACHE_BYTES = 8 * 1024 * 1024;
export const PEELED_CACHE_BYTES = 16 * 1024 * 1024;
export const NAMES_CACHE_BYTES = 1024 * 1024;
export const BASES_CACHE_BYTES = 1024 * 1024;
export const BLAME_CACHE_BYTES = 16 * 1024 * 1024;
export const REFS_CACHE_BYTES = 64 * 1024 * 1024;

/** Commits that blame passes over because a file in the tree says so: each is a word on git's command line. */
export const IGNORED_REVS_MAX = 10_000;

/** The text or expression that somebody searches for, in bytes. */
export const SEARCH_PATTERN_BYTES_MAX = 1024;

/** What an expression may grow to when its repetitions are written out: ten times as much takes gigabytes. */
export const SEARCH_EXPRESSION_SIZE_MAX = 1000;

/** Lines that a search finds before it ends, and of them those of one file: more are not read one by one. */
export const SEARCH_LINES_MAX = 2000;
export const SEARCH_FILE_LINES_MAX = 100;

/** What is shown of a line in which something was found, in bytes. */
export const SEARCH_LINE_BYTES_MAX = 10_000;

/** Patterns of paths that a search is kept to. */
export const SEARCH_PATHS_MAX = 50;

/** A file that is looked through for what it defines, in bytes: a larger one was made by a program. */
export const SYMBOLS_FILE_BYTES = 1024 * 1024;

/** What one file is said to define. */
export const SYMBOLS_MAX = 5000;

/** Time for Universal Ctags to look through the files of one question; of the rest the look of their lines tells. */
export const SYMBOLS_MS = 5000;

/** Files that hold a name and are looked into for its definition, and the definitions that are listed. */
export const DEFINITION_FILES_MAX = 200;
export const DEFINITIONS_MAX = 100;

/** Lines that a search shows around what it found. */
export const SEARCH_CONTEXT_MAX = 10;

/** The port that Galley takes where none is named and it is free: no well-known program's. */
export const DEFAULT_PORT = 4117;

/** What one answer to an agent holds: remarks, reviews, and characters of what others wrote. More would fill what it can keep in mind. */
export const MCP_REMARKS_MAX = 20;
export const MCP_REVIEWS_MAX = 50;
export const MCP_TEXT_MAX = 40_000;

/** Seconds for which an agent may wait in one call. */
export const MCP_WAIT_S_MAX = 3600;

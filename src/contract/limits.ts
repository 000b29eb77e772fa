/** The limits that more than one room knows or a user can meet, each in this one place with its reason. Sizes in bytes, times in milliseconds. */

/** A request holds one operation and its variables; a comment of 65,536 characters fits many times over. */
export const REQUEST_BODY_BYTES = 1024 * 1024;

/** A page of a list. Commits, refs and the like: more than a screenful or two is read by nobody at once. */
export const PAGE_SIZE_MAX = 100;

/** A page of files or hunks: the reader lists whole changes, so pages are large. */
export const FILE_PAGE_SIZE_MAX = 1000;

/** A revision as a person writes it. */
export const REVISION_BYTES_MAX = 1024;

/** Git children at once: with two cores more only queue inside the kernel; heavy ones (blame, grep, whole-history walks) at most two. */
export const GIT_CHILDREN_MAX = 4;
export const GIT_HEAVY_CHILDREN_MAX = 2;

/** What waits for a child before a request is refused as OVERLOADED. */
export const GIT_QUEUE_MAX = 256;

/** Time for one git call, by what it does. */
export const GIT_READ_MS = 10_000;
export const GIT_DIFF_MS = 30_000;
export const GIT_WALK_MS = 30_000;

/** Time for exchanging reviews with a remote, which somebody waits for: a slow network has room in it, a dead one ends. */
export const SYNC_MS = 60_000;

/** What one git call may print before it is ended as TOO_LARGE. */
export const GIT_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Rename detection compares at most this many deleted with as many added files (git's -l). */
export const RENAME_LIMIT = 5000;

/** Branches whose distance from the default branch the desk counts, newest first. */
export const DESK_BRANCHES_MAX = 30;

/**
 * Folders of a work tree that are watched, each with a watch of the system's, of which a person has some 190,000; with more the
 * work tree is looked at now and then.
 */
export const WATCHED_FOLDERS_MAX = 50_000;

/** One object read whole into memory. What is larger is shown in pieces or not at all. */
export const GIT_OBJECT_BYTES = 64 * 1024 * 1024;

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

/** Untracked files that a snapshot reads: more were not written by hand. */
export const UNTRACKED_FILES_MAX = 20_000;

/** The largest untracked file that a snapshot reads unasked: it is copied into the repository. */
export const UNTRACKED_FILE_BYTES = 50 * 1024 * 1024;

/** Days for which a snapshot is kept that no review and no mark refers to. */
export const SNAPSHOT_DAYS = 14;

/** One file's text, for the lines around its changes and for its colours: some 250,000 lines. */
export const BLOB_TEXT_BYTES = 10 * 1024 * 1024;

/** One file's patch: half a million lines of ordinary length, more than any reader pages through. */
export const GIT_PATCH_BYTES = 32 * 1024 * 1024;

/** Time for writing the commit-graph, which nobody waits for: 71 s for a million commits, with room for slow disks. */
export const GIT_GRAPH_MS = 15 * 60_000;

/** What a repository's caches may each take in memory: parsed commits, lists of changed files, line counts, peeled refs, merge bases of some thousand pairs, lists of refs. */
export const COMMIT_CACHE_BYTES = 32 * 1024 * 1024;
export const CHANGES_CACHE_BYTES = 32 * 1024 * 1024;
export const COUNTS_CACHE_BYTES = 8 * 1024 * 1024;
export const PEELED_CACHE_BYTES = 16 * 1024 * 1024;
export const BASES_CACHE_BYTES = 1024 * 1024;
export const REFS_CACHE_BYTES = 32 * 1024 * 1024;

/** The port that Galley takes where none is named and it is free: no well-known program's. */
export const DEFAULT_PORT = 4117;

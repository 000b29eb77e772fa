/** The content of the index of a site of reviews: inert JSON in its page, as `ExportedReview` is in the pages of reviews. */
export interface SiteIndex {
  readonly format: typeof SITE_FORMAT;
  readonly name: string;
  /** The last changed first. */
  readonly reviews: readonly SiteReview[];
}

export const SITE_FORMAT = "galley-site-1";

export type ReviewStateName = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

export interface SiteReview {
  /** Its first commit, which is also the name of its page. */
  readonly id: string;
  readonly title: string;
  readonly state: ReviewStateName;
  /** Null if it is unknown, or people are not named. */
  readonly author: string | null;
  /** The people who are to act next; without names, who they are to the review. */
  readonly turn: readonly string[];
  readonly isOnWorktree: boolean;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly head: string | null;
  /** In ISO 8601. */
  readonly at: string;
  readonly openThreads: number;
  readonly addressedThreads: number;
  readonly comments: number;
  readonly problem: string | null;
}

/** The other pages of a site that the page of a review leads to. */
export interface SitePlace {
  readonly related: readonly RelatedReview[];
}

export interface RelatedReview {
  readonly id: string;
  readonly title: string;
  /** If this review is into the branch of that one, the other way around, or names it. */
  readonly relation: "BELOW" | "ABOVE" | "NAMED";
}

export const SITE_FILES = { page: "site.html", program: "site.js" } as const;

export const INDEX_PAGE = "index.html";

/** The program's file in a site. It is never changed in place: pages of an unfinished site keep theirs. */
export function programName(hash: string): string {
  return `reader-${hash.slice(0, 16)}.js`;
}

export const PROGRAM_NAME = /\breader-[0-9a-f]{16}\.js\b/u;

export function pageName(id: string): string {
  return `${id}.html`;
}

export const PAGE_NAME = /^(?:[0-9a-f]{40}|[0-9a-f]{64})\.html$/u;

import type {
  Conversation,
  ForgeComment,
  ForgePlace,
  ForgeThread,
  ForgeVerdict,
} from "#server/exchange/forges/Conversation.ts";

const PERSON = { login: "octo-cat", name: "Octo Cat" };
export const PAGE = "https://forge.example/owner/name/pull/7";

/** The time of the first comment, before the clock of the review fixture. */
export const MORNING = 1_700_090_000;

export function conversation(rest: Partial<Conversation> = {}): Conversation {
  return {
    forge: "github",
    host: "forge.example",
    path: "owner/name",
    number: 7,
    url: PAGE,
    title: "Shout",
    body: "",
    author: PERSON,
    head: null,
    patchSets: [],
    threads: [],
    verdicts: [],
    drafts: [],
    requestedReviewers: [],
    viewedPaths: [],
    isComplete: true,
    ...rest,
  };
}

export function comment(id: string, rest: Partial<ForgeComment> = {}): ForgeComment {
  return { id, url: `${PAGE}#${id}`, author: PERSON, at: MORNING, body: `Text of ${id}`, ...rest };
}

export function thread(id: string, rest: Partial<ForgeThread> = {}): ForgeThread {
  return { id, place: null, comments: [comment(`${id}-1`)], isResolved: false, resolvedBy: null, ...rest };
}

export function verdict(id: string, rest: Partial<ForgeVerdict> = {}): ForgeVerdict {
  return { ...comment(id), verdict: "approve", commit: null, isDismissed: false, ...rest };
}

export function placeOn(commit: string | null, rest: Partial<ForgePlace> = {}): ForgePlace {
  return { commit, path: "word.txt", side: "new", startLine: 3, endLine: 3, hunk: null, ...rest };
}

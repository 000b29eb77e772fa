/** What the reviews screen says, by component. */
export const reviewsWords = {
  noReviews: {
    compare: "Choose a branch",
    everything: "Show all reviews",
    none: {
      title: "No review is under way",
      text: "Compare a branch with the one it is to go into, and request a review from there. Reviews that others requested come with Sync, or by fetching the notes of a remote.",
    },
    noneWaits: {
      title: "Nothing waits for you",
      text: "No review needs your word at the moment. What others requested since comes with Sync.",
    },
    noneFit: {
      title: "No review is like this",
      text: "None fits the state, the people and the words that are looked for. Take one of them away.",
    },
    ends: {
      title: "Nothing older",
      text: "The list ends before this page.",
    },
  },
  reviewList: {
    first: "The newest",
    older: "Older",
    pages: "Pages of the list",
    nextReview: "Next review",
    previousReview: "Previous review",
    olderReviews: "Older reviews",
    theNewestReviews: "The newest reviews",
  },
  reviewNews: {
    show: "Show",
    showHint: "Show the reviews that changed",
    unsure: "Reviews may have changed meanwhile.",
    oneChanged: "Another review has changed.",
    changed: (count: number): string => `${count} other reviews have changed.`,
  },
  reviewsFilters: {
    author: "Author",
    reviewer: "Reviewer",
    empty: "Nobody on this page is called that; Enter takes what is typed as an e-mail address",
    clear: "Clear",
    me: "me",
  },
  reviewsScreen: {
    title: "Reviews",
    request: "Request a review",
    reviewsTitle: (name: string): string => `Reviews · ${name} · Galley`,
  },
  reviewsSearchField: {
    label: "Search reviews",
    placeholder: "Search titles, descriptions, people, branches",
  },
  reviewsShape: {
    readingTheReviews: "Reading the reviews",
  },
  stateTabs: {
    label: "Which reviews",
    next: "Reviews in the next state",
    previous: "Reviews in the previous state",
    yours: "Waiting for you",
    underWay: "Under way",
    underWayHint: "Neither merged nor abandoned",
    changesAsked: "Changes asked for",
    changesAskedHint: "A reviewer asked for changes",
    approved: "Approved",
    approvedHint: "Approved and not merged yet",
    merged: "Merged",
    mergedHint: "What they asked for is in their target",
    abandoned: "Abandoned",
    abandonedHint: "Given up by their authors",
    all: "All",
    allHint: "In whatever state",
    showThose: "Show those that wait for others too",
    showThoseAlone: "Show those alone that wait for you",
  },
} as const;

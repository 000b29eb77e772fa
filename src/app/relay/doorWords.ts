/** What is said to a browser that is not let in, by module. Whoever loads it loads the door, so nothing else does. */
export const doorWords = {
  door: {
    brand: "Galley",
    title: "This browser is not let in yet",
    pageTitle: "This browser is not let in yet · Galley",
    why: "Galley shows its repositories to the browsers that came by a link of its own, and to no other page or program.",
    next: "Run `galley open` in the repository, and open the link that it prints. It works once, within an hour.",
    noCookie:
      "This browser took the link and kept no cookie. Allow cookies for this address, or forbid them altogether, and come by a new link: `galley open` prints one.",
  },
  exchangeKey: {
    noAnswer: "Galley does not answer. Look whether it still runs where you started it, then load this page again.",
  },
} as const;

/** What relay says, by component. */
export const relayWords = {
  requestFailure: {
    offline: "Galley does not answer. Look whether it still runs where you started it, then try again.",
  },
} as const;

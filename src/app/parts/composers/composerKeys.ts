/** What chooses the next of two or three in a field for remarks, and from anywhere on the page in the one that one wrote in last. */
export const composerKeys = { view: "Alt+P", kind: "Alt+K", verdict: "Alt+V" } as const;

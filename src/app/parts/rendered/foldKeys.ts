/** What unfolds or folds by key what a rendered file tells in a few words, and what goes from one such place to the next. */
export const foldKeys = { turn: "d f", next: "d n" } as const;

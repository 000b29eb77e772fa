/** The states of reviews that an address asks for by one word. */
const STATES = {
  changes: ["CHANGES_REQUESTED"],
  approved: ["APPROVED"],
  merged: ["MERGED"],
  abandoned: ["ABANDONED"],
  all: null,
} as const;

/** What no word stands for: everything that is under way. */
const UNDER_WAY = ["OPEN", "CHANGES_REQUESTED", "APPROVED"] as const;

/** A word of `STATES`. */
export type ReviewStatesWord = keyof typeof STATES;

/** Which reviews the address of a list is about: a word for one state or for all, none for those under way. */
export const reviewStates = {
  /** Gives the states of a word, null for all of them; a word that is none is left out of account. */
  read(word: string | null): readonly string[] | null {
    return word !== null && isWord(word) ? STATES[word] : UNDER_WAY;
  },
} as const;

function isWord(word: string): word is ReviewStatesWord {
  return Object.hasOwn(STATES, word);
}

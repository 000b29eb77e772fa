import { VERBS, type Verb, type VerbName } from "./verbs.ts";

/** Gives a word of the table with its name as the table has it, or null where there is no such word. */
export function verbNamed(word: string | undefined): { readonly name: VerbName; readonly verb: Verb } | null {
  return isVerbName(word) ? { name: word, verb: VERBS[word] } : null;
}

function isVerbName(word: string | undefined): word is VerbName {
  return word !== undefined && Object.hasOwn(VERBS, word);
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** What languages keep for themselves: nobody looks these up while a line has other words. */
const KEPT: ReadonlySet<string> = new Set(
  (
    "abstract and as async await bool boolean break case catch char class const continue def default del delete do double elif else end " +
    "enum except export extends false final finally float fn for from func function if impl implements import in instanceof int " +
    "interface is lambda let long mod module mut namespace new nil None not null number object of or package private protected pub public " +
    "readonly return self Self short static string struct super switch this throw true True False try type typeof undefined unsigned " +
    "use using val var void where while with yield"
  ).split(" "),
);

/**
 * Gives the names in a line, each once, in their order; where a place in it is given and a name stands there, that one alone. Words
 * that languages keep for themselves are left out where there are others. Linear in the line.
 */
export function wordsOfLine(text: string, at: number | null = null): readonly string[] {
  const found = [...text.matchAll(WORD)];
  const there = at === null ? undefined : found.find(({ index, 0: word }) => index <= at && at <= index + word.length);
  if (there !== undefined) return [there[0]];
  const words = [...new Set(found.map(([word]) => word))];
  const names = words.filter((word) => !KEPT.has(word));
  return names.length === 0 ? words : names;
}

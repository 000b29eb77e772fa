/**
 * Makes a test of what somebody typed to find a file: how well a path fits it, 0 being best, or null where it does not. Each word
 * fits where it stands in the path, best where it is the file's name, then its beginning, then in the name, then in a folder; all of
 * it without blanks fits less well where its characters follow each other with others in between, the less the more gaps there are. Capitals count only where some
 * were typed. Linear in the path, for each word.
 */
export function nameRank(query: string): (path: string) => number | null {
  const isLoose = query === query.toLowerCase();
  const words = query.split(/\s+/u).filter((word) => word !== "");
  const letters = words.join("");
  return (path) => {
    const text = isLoose ? path.toLowerCase() : path;
    const nameAt = text.lastIndexOf("/") + 1;
    let rank = 0;
    for (const word of words) {
      const found = wordRank(text, nameAt, word);
      if (found === null) return scatteredRank(path, text, letters);
      rank += found;
    }
    return rank;
  };
}

const SCATTERED = 1000;

function wordRank(text: string, nameAt: number, word: string): number | null {
  const at = text.lastIndexOf(word);
  if (at < 0) return null;
  if (at < nameAt) return 3;
  if (at > nameAt && text.startsWith(word, nameAt)) return 1;
  if (at > nameAt) return 2;
  return at + word.length === text.length ? 0 : 1;
}

/** Looks for the letters from the path's end on, since that is the name, and counts those that neither follow their neighbour nor begin a word. */
function scatteredRank(path: string, text: string, letters: string): number | null {
  let gaps = 0;
  let after = text.length;
  let isOpen = false;
  for (const letter of [...letters].toReversed()) {
    const at = text.lastIndexOf(letter, after - 1);
    if (at < 0 || after === 0) return null;
    if (isOpen && at + letter.length !== after) gaps += 1;
    isOpen = !beginsWord(path, at);
    after = at;
  }
  return SCATTERED + gaps + (isOpen ? 1 : 0);
}

function beginsWord(path: string, at: number): boolean {
  return at === 0 || /[/._\- ]/u.test(path.charAt(at - 1)) || /\p{Lu}/u.test(path.charAt(at));
}

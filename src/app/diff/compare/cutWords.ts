/** Written without spaces between words: each sign counts as a word. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}`;
/** What a word consists of, bytes that were not UTF-8 among it. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{L}\p{M}\p{N}_$\uDC80-\uDCFF]`;
/** A picture made of pictures is one sign, and so is a sign with its accents. */
const SIGN = String.raw`(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|.)\p{M}*`;
const WORD = new RegExp(String.raw`(?:${LETTER})+|\s+|${SIGN}`, "gsu");

/** Cuts a text into words, numbers, runs of blanks and single signs. Put together they are the text. Linear. */
export function cutWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** A commit's message in two. */
export interface MessageParts {
  /** The first paragraph on one line, as git shows a subject. */
  readonly headline: string;
  readonly body: string;
}

/** A headline stands in every list: of a longer one the rest goes into the body. */
const HEADLINE_LENGTH_MAX = 1000;
/** What git takes for blank; other spaces are part of the words. */
const BLANK = " \t\r\n";
const BLANK_LINES = /^(?:[ \t\r]*\n)+/;

/** Splits a message where git does: at the first line that is blank. Linear in its length. */
export function splitMessage(text: string): MessageParts {
  const message = trimmedEnd(text.replace(BLANK_LINES, ""));
  const end = /\n[ \t\r]*(?:\n|$)/.exec(message)?.index ?? message.length;
  const headline = message.slice(0, end).split("\n").map(trimmedEnd).join(" ");
  const body = message.slice(end).replace(BLANK_LINES, "");
  if (headline.length <= HEADLINE_LENGTH_MAX) return { headline, body };
  const rest = headline.slice(HEADLINE_LENGTH_MAX);
  return { headline: `${headline.slice(0, HEADLINE_LENGTH_MAX)}…`, body: `…${rest}\n\n${body}` };
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

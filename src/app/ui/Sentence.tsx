/** A sentence for people, in which what stands between backticks is code, such as a command to run. */
export function Sentence({ text }: { readonly text: string }) {
  const parts = text.split("`");
  // An odd number of them has none that closes the last: then it is no code.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** Takes a description apart as git does a message: its first line, and what follows after one blank line. */
export function splitDescription(description: string): { readonly title: string; readonly body: string } {
  const text = description.replace(/^\s*\n/u, "");
  const end = text.indexOf("\n");
  if (end < 0) return { title: text.trim(), body: "" };
  return { title: text.slice(0, end).trim(), body: text.slice(end + 1).replace(/^[ \t]*\r?\n/u, "") };
}

const NO_NEWLINE = "\\ No newline at end of file\n";

/** Writes a whole text as a patch in which nothing changes, so that a file can be read by the reader. Empty for an empty text. Linear. */
export function plainPatch(text: string): string {
  if (text === "") return "";
  const isWhole = text.endsWith("\n");
  const body = isWhole ? text.slice(0, -1) : text;
  let count = 1;
  for (let at = body.indexOf("\n"); at !== -1; at = body.indexOf("\n", at + 1)) count++;
  const header = `@@ -1,${count} +1,${count} @@\n`;
  return `${header} ${body.replaceAll("\n", "\n ")}\n${isWhole ? "" : NO_NEWLINE}`;
}

const TITLE_MAX = 256;

interface CommitWords {
  readonly messageHeadline: string;
  readonly messageBody: string;
}

/**
 * Suggests what a review may be called and what to say of it: of a single commit its own message, of several the branch's
 * name, made readable, and their headlines in the order in which they were made. `commits` come newest first.
 */
export function reviewWords(
  head: string,
  commits: readonly CommitWords[],
): { readonly title: string; readonly body: string } {
  const [only, ...others] = commits;
  if (only && others.length === 0) {
    return {
      title: only.messageHeadline.slice(0, TITLE_MAX),
      body: only.messageBody.trim(),
    };
  }
  const headlines = commits.toReversed().map(({ messageHeadline }) => `- ${messageHeadline}`);
  return {
    title: titleOfBranch(head).slice(0, TITLE_MAX),
    body: headlines.join("\n"),
  };
}

/** Makes `topic/fix-the-login_form` “Fix the login form”. */
function titleOfBranch(name: string): string {
  const words = (name.split("/").at(-1) ?? name).replaceAll(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

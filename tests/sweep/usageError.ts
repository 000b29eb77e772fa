const USAGE = [
  "npm run sweep -- repository [commits] [--seed N] [--commit id]",
  "npm run sweep -- porting repository [commits] [--seed N] [--sample N]",
  "npm run sweep -- api [repository] [commits] [--seed N] [--commit id]",
  "npm run sweep -- verdicts [repository] [pairs] [--seed N]",
  "npm run sweep -- git [part of a script's name] [--share 2/8] [--jobs N]",
].join("\n       ");

/** Creates the error for unknown arguments: the problem, and the usage. */
export function usageError(message: string, cause?: unknown): Error {
  return new Error(`${message}\nUsage: ${USAGE}`, { cause });
}

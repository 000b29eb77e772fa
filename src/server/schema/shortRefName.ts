/** Gives a branch, a tag or a remote branch as people name it; any other ref whole. */
export function shortRefName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags|remotes)\//u, "");
}

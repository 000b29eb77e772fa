const TYPE = 0o170000;
const FILE = 0o100000;
const LINK = 0o120000;
const FOLDER = 0o040000;
const OWNER_RUNS = 0o100;

/**
 * Gives the mode, of six digits, that git takes for one as it stands in a tree: old trees have files of mode 100664 and the
 * like, of which the owner's right to run them counts alone, and what is of no known type is a submodule (git's `canon_mode`).
 */
export function canonicalMode(mode: string): string {
  const bits = Number.parseInt(mode, 8);
  switch (bits & TYPE) {
    case FILE:
      return (bits & OWNER_RUNS) === 0 ? "100644" : "100755";
    case LINK:
      return "120000";
    case FOLDER:
      return "040000";
    default:
      return "160000";
  }
}

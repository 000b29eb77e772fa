import type { DiffFile } from "../patch/DiffFile.ts";

/** The groups of changed files, in their order, each with its name in the list. */
const GROUPS = ["Code", "Tests", "Documentation", "Generated"] as const;

/** Documents by their extension, and by the names that projects commonly use. */
const DOCUMENT = /\.(?:mdx?|rst|adoc|txt|\d)$|(?:^|\/)(?:LICENSE|README|CHANGELOG)$/;

/** Returns the index of a file's group: what is collapsed as generated, then tests, then documents by their path. */
export function groupOf({ collapsedBecause, plainPath }: DiffFile): number {
  if (collapsedBecause != null) return 3;
  if (isTestFile(plainPath)) return 1;
  return DOCUMENT.test(plainPath) ? 2 : 0;
}

export interface FileGroup {
  readonly name: string;
  /** Its files are those from `at` up to `end`. */
  readonly at: number;
  readonly end: number;
}

/** Returns the groups of files in the order of their groups; none if all are of the same one. */
export function groupsOf(files: readonly DiffFile[]): readonly FileGroup[] {
  const groups: FileGroup[] = [];
  for (let at = 0; at < files.length;) {
    const group = indexAt(files, at);
    let end = at + 1;
    while (end < files.length && indexAt(files, end) === group) end++;
    groups.push({ name: GROUPS[group] ?? "", at, end });
    at = end;
  }
  return groups.length < 2 ? [] : groups;
}

function indexAt(files: readonly DiffFile[], at: number): number {
  const file = files[at];
  return file === undefined ? 0 : groupOf(file);
}

const FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|testdata|test-data|fixtures?|__fixtures__|__snapshots__|__mocks__|e2e)\//i;
const NAME =
  /(?:[._-](?:test|tests|spec|specs|e2e)\.[^/]+|(?:^|\/)test_[^/]+\.py|[a-z0-9](?:Test|Tests|Spec)\.\w+|\.snap)$/;

/** Returns true if a path is of a test or of test data, by common naming conventions. */
export function isTestFile(path: string): boolean {
  return FOLDER.test(path) || NAME.test(path);
}

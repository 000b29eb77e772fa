const FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|testdata|test-data|fixtures?|__fixtures__|__snapshots__|__mocks__|e2e)\//i;
const NAME =
  /(?:[._-](?:test|tests|spec|specs|e2e)\.[^/]+|(?:^|\/)test_[^/]+\.py|[a-z0-9](?:Test|Tests|Spec)\.\w+|\.snap)$/;

/** Tells whether a path is one of a test or of what tests read, as the reader in the browser tells it (`diff/isTestFile.ts`). */
export function isTestPath(path: string): boolean {
  return FOLDER.test(path) || NAME.test(path);
}

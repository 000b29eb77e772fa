import { expect, it } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { readReports } from "#server/reviews/reports/readReports.ts";
import { openReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const FILES = 200;
const LINES = 500;

function contents(changed: number): Readonly<Record<string, string>> {
  const files = Array.from({ length: FILES }, (_, file) => {
    const lines = Array.from({ length: LINES }, (_, at) => (at < changed ? `new ${at} ${file}` : `old ${at} ${file}`));
    return [`src/f${file}.js`, `${lines.join("\n")}\n`] as const;
  });
  return Object.fromEntries(files);
}

it("a SARIF file with 100,000 results is imported and read whole, each at its line", async () => {
  const repo = await tempRepo();
  const base = await repo.commit(contents(0));
  const head = await repo.commit(contents(10));
  const results = Array.from({ length: FILES * LINES }, (_, index) => ({
    ruleId: `rule-${index % 7}`,
    level: index % 2 === 0 ? "error" : "warning",
    message: { text: `Finding ${index}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: `src/f${Math.floor(index / LINES)}.js` },
          region: { startLine: (index % LINES) + 1 },
        },
      },
    ],
  }));
  const sarif = { version: "2.1.0", runs: [{ tool: { driver: { name: "large" } }, results }] };
  const git = await openRepository(repo.path);
  const context = await openReviewContext(git);
  const [imported] = await importReport(context, { text: JSON.stringify(sarif), revision: head, name: null });
  expect(imported).toMatchObject({ tool: "large", errors: 50_000, warnings: 50_000, outside: [] });
  const files = await diffTree(git, base, head);
  const { findings } = await readReports(context, { from: base, to: head, files, states: [] });
  expect(findings).toHaveLength(100_000);
  // The first ten lines of each file are changed.
  expect(findings.filter(({ isNew }) => isNew)).toHaveLength(FILES * 10);
  expect(findings[99_999]).toMatchObject({ path: "src/f199.js", line: 500, rule: "rule-4", message: "Finding 99999" });
  await git.close();
});

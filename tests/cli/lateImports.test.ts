import { expect, it } from "vitest";
import { readModuleAt } from "#tests/helpers/readModule.ts";

const SRC = `${import.meta.dirname}/../../src`;

/** Returns the modules below src that Node loads together with one, before any code of it runs. */
function loadedWith(path: string, seen = new Set<string>()): string[] {
  seen.add(path);
  const { imports, typeImports, lateImports } = readModuleAt(SRC, path);
  for (const specifier of imports) {
    const isLate = typeImports.has(specifier) || lateImports.has(specifier);
    if (isLate || !/^[.#].*\.ts$/u.test(specifier)) continue;
    const target = specifier.startsWith("#")
      ? specifier.slice(1)
      : new URL(specifier, `file:///${path}`).pathname.slice(1);
    if (!seen.has(target)) loadedWith(target, seen);
  }
  return [...seen].sort();
}

const ENTRY = [
  "cli/arguments/Command.ts",
  "cli/arguments/commandTable.ts",
  "cli/arguments/commentCommands.ts",
  "cli/arguments/fileCommands.ts",
  "cli/arguments/gateCommands.ts",
  "cli/arguments/parseArguments.ts",
  "cli/inbox/inboxCommand.ts",
  "cli/output/format.ts",
  "contract/errors.ts",
  "contract/limits.ts",
  "contract/untrustedText.ts",
];

it("loads only the parser and the command table before it knows what to do", () => {
  expect(loadedWith("cli/program.ts")).toEqual([...ENTRY, "cli/program.ts"].sort());
});

it("loads no command, no git and no GraphQL before it knows which command to run", () => {
  const more = loadedWith("cli/commands/runCommand.ts").filter((path) => !ENTRY.includes(path));
  expect(more).toEqual(["cli/commands/CommandResult.ts", "cli/commands/runCommand.ts", "contract/agentRights.ts"]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../../../src/app");

it("only states and counts are chips, and everything else is text", () => {
  const styles = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  const chips = styles.flatMap((path) => {
    const rules = readFileSync(join(APP, path), "utf8").matchAll(/(\.[\w-]+) \{([^{}]*)\}/gu);
    return [...rules].flatMap(([, name, declarations = ""]) => (declarations.includes("999px") ? [name] : []));
  });
  expect(chips.toSorted()).toEqual([".ReviewHead-count", ".StateBadge", ".file-list-threads"]);
});

import { describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { PAGES } from "#contract/pages.ts";
import { indexDocuments } from "#server/http/executeHere.ts";

describe("the list of documents", () => {
  const { byId, byName, texts } = indexDocuments(persisted);

  it("contains every document by its id, its name and its text", () => {
    expect(byId.size).toBe(Object.keys(persisted).length);
    expect(byName.size).toBe(byId.size);
    expect(texts.size).toBe(byId.size);
  });

  it("contains the query of every page", () => {
    for (const { operation } of Object.values(PAGES)) expect(byName.has(operation), operation).toBe(true);
  });
});

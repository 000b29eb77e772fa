import { describe, expect, it } from "vitest";
import { typedRevision } from "#app/reading/navigation/RevisionPicker.tsx";

const topic = { value: "topic/team-1/branch-4999", label: "topic/team-1/branch-4999" };
const main = { value: "main", label: "main" };

describe("Enter on a few letters of a revision", () => {
  it("selects the only matching branch", () => {
    expect(typedRevision("branch-4999", [topic], 1)).toBe("topic/team-1/branch-4999");
    expect(typedRevision("main", [main], 1)).toBe("main");
  });

  it("uses them literally if several branches match, or none", () => {
    expect(typedRevision("a", [topic, main], 2)).toBe("a");
    expect(typedRevision("a", [topic], 40)).toBe("a");
    expect(typedRevision("nope", [], 0)).toBe("nope");
  });

  it("uses literally what git understands: an id, HEAD, the parent of a commit", () => {
    for (const typed of ["4999", "beef499", "HEAD", "HEAD~2", "main^", "main@{1}", ":/fix", "v1..v2~1"])
      expect(typedRevision(typed, [topic], 1)).toBe(typed);
  });
});

import { writeFile } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { setViewerName } from "#server/operations/viewer/setViewerName.ts";
import { readViewer, whoIsViewer } from "#server/reviews/state/Viewer.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { reviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const NOBODY = { email: null, name: null, source: "nowhere", role: "maintainer" } as const;

/** The variables that decide whose settings git reads: the settings of the person who runs the tests must not count. */
const VARIABLES = ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"];

let fixture: ReviewFixture;
let nobody: ReviewContext;

beforeEach(async () => {
  for (const name of VARIABLES) vi.stubEnv(name, undefined);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  fixture = await reviewFixture();
  nobody = { ...fixture.ada, viewer: NOBODY };
});

test("the viewer is the person in git's configuration, the repository's before the user's", async () => {
  const file = `${await tempFolder()}/gitconfig`;
  await writeFile(file, "[user]\n\tname = Ada Lovelace\n\temail = ada@home.example\n");
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
  const { git, store } = nobody;
  const ada = { email: "ada@home.example", name: "Ada Lovelace", source: "git", role: "maintainer" };
  expect(await readViewer(git, store)).toEqual(ada);
  await fixture.repo.git("config", "user.email", " <ada@work.example>\t");
  expect(await readViewer(git, store)).toEqual({ ...ada, email: "ada@work.example" });
});

test("if git's configuration names nobody, the viewer enters a name and is not asked again", async () => {
  const { git, store } = nobody;
  expect(await readViewer(git, store)).toEqual(NOBODY);
  expect(whoIsViewer(NOBODY)).toContain("refs/galley/identity, which is never pushed");
  const viewer = { email: "ada@example.org", name: "Ada", source: "galley", role: "maintainer" };
  expect(await setViewerName(nobody, { name: " Ada ", email: "ada@example.org" })).toEqual(viewer);
  expect(await readViewer(git, store)).toEqual(viewer);
  expect(await fixture.repo.git("show", "refs/galley/identity:email")).toBe("ada@example.org");
  await fixture.repo.git("config", "user.email", "ada@work.example");
  expect(await readViewer(git, store)).toMatchObject({ email: "ada@work.example", source: "git" });
});

test("a name in git's configuration has no address only until one is entered", async () => {
  await fixture.repo.git("config", "user.name", "Ada Lovelace");
  expect(await readViewer(nobody.git, nobody.store)).toEqual({ ...NOBODY, name: "Ada Lovelace" });
});

test.each([
  [{ name: "", email: "ada@example.org" }, "A name must be one line of 1 to 256 characters."],
  [{ name: "Ada\nLovelace", email: "ada@example.org" }, "A name must be one line of 1 to 256 characters."],
  [{ name: "Ada", email: "ada" }, "An email address must look like name@example.org"],
  [{ name: "Ada", email: "a da@example.org" }, "An email address must look like name@example.org"],
])("%o is refused with a message about what is accepted", async (input, message) => {
  await expect(setViewerName(nobody, input)).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining(message),
  });
  expect(await fixture.repo.git("for-each-ref", "refs/galley/")).toBe("");
});

test("a viewer with a name in git's configuration cannot enter another name here", async () => {
  await expect(setViewerName(fixture.ada, { name: "Eve", email: "eve@example.org" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Change user.name and user.email there"),
  });
});

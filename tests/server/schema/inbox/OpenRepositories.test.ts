import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openedSlug, slugsOf } from "#contract/addresses.ts";
import { OPENED_REPOSITORIES_MAX } from "#contract/limits.ts";
import { repositoryId } from "#server/git/repository/discover.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { OpenRepositories } from "#server/schema/inbox/OpenRepositories.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { type TempRepo, tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves a repository, and knows those of which these are the main work trees. */
async function serving(path: string, paths: readonly string[]) {
  const named = await openRepository(path);
  const served = new ServedRepositories([named]);
  const events: string[] = [];
  const opener = new OpenRepositories(served, {
    known: async () =>
      paths.map((one) => ({ id: repositoryId(one), commonDir: join(one, ".git"), path: one, openedAt: 1_800_000_000 })),
    onOpen({ slug }) {
      events.push(`opened ${slug}`);
      return () => events.push(`closed ${slug}`);
    },
  });
  closing.push(async () => {
    await opener.close();
    await named.close();
  });
  /** Opens one in a request of its own, which ends with the function that is returned. */
  const open = async (id: string, worktree: string | null = null) => {
    const request = new AbortController();
    const opened = await opener.during(request.signal).open?.(id, worktree);
    if (opened === undefined) throw new Error("Nothing can be opened here.");
    return { ...opened, end: () => request.abort() };
  };
  return { opener, served, events, open, slugs: () => served.all.map(({ slug }) => slug) };
}

async function withCommit(at?: string): Promise<TempRepo> {
  const repo = await tempRepo(at === undefined ? {} : { at });
  await repo.commit({ "a.txt": "a\n" });
  return repo;
}

/** Has a repository name the folder of another one as its work tree. */
async function nameAsWorktree(hostile: string, other: string): Promise<void> {
  const entry = join(hostile, ".git", "worktrees", "evil");
  await mkdir(entry, { recursive: true });
  await writeFile(join(entry, "gitdir"), `${join(other, ".git")}\n`);
  await writeFile(join(entry, "HEAD"), "ref: refs/heads/main\n");
  await writeFile(join(entry, "commondir"), "../..\n");
}

const slugAt = (path: string): string => openedSlug.write(basename(path), repositoryId(path));
const RUN =
  "Run `galley` in its folder, wherever it is now. `git worktree prune` removes work trees that are gone from the list.";
const GONE = "There is no longer a work tree or repository at";

describe("opening a known repository", () => {
  it("serves it from then on under a slug with its id, once, however often it is opened at once", async () => {
    const [first, other] = [await withCommit(), await withCommit()];
    const { open, served, slugs, events } = await serving(first.path, [first.path, other.path]);
    const [one, two] = await Promise.all([open(repositoryId(other.path)), open(repositoryId(other.path))]);
    expect(one.slug).toBe(`${basename(other.path)}~${repositoryId(other.path)}`);
    expect(two.git).toBe(one.git);
    expect(served.bySlug(one.slug).git.path).toBe(other.path);
    expect(served.byId(repositoryId(other.path)).slug).toBe(one.slug);
    expect(slugs()).toEqual([basename(first.path), one.slug]);
    expect(events).toEqual([`opened ${one.slug}`]);
  });

  it("reports it to those who watch all repositories, until they end", async () => {
    const [first, other, last] = [await withCommit(), await withCommit(), await withCommit()];
    const { open, opener } = await serving(first.path, [other.path, last.path]);
    const reported: string[] = [];
    const end = opener.during(new AbortController().signal).onOpen?.(({ slug }) => reported.push(slug));
    await open(repositoryId(other.path));
    end?.();
    await open(repositoryId(last.path));
    expect(reported).toEqual([slugAt(other.path)]);
  });

  it("returns one that is served already, under the slug that it has", async () => {
    const first = await withCommit();
    const { open, slugs, events } = await serving(first.path, [first.path]);
    expect((await open(repositoryId(first.path))).slug).toBe(basename(first.path));
    expect([slugs(), events]).toEqual([[basename(first.path)], []]);
  });

  it("fails for an id that no known repository has, and for a path", async () => {
    const [first, unknown] = [await withCommit(), await withCommit()];
    const { open, slugs } = await serving(first.path, []);
    for (const id of [repositoryId(unknown.path), unknown.path, "", "../.."])
      await expect(open(id)).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: expect.stringContaining("Galley does not know this repository or work tree."),
      });
    expect(slugs()).toEqual([basename(first.path)]);
  });

  it("never serves another repository that is now at its path, or around it", async () => {
    const [first, outer] = [await withCommit(), await withCommit()];
    const inner = await withCommit(join(outer.path, "inner"));
    const moved = await withCommit(join(await tempFolder(), "moved"));
    const { open, slugs } = await serving(first.path, [inner.path, moved.path]);
    await rm(join(inner.path, ".git"), { recursive: true });
    await rename(moved.path, `${moved.path}-away`);
    await expect(open(repositoryId(moved.path))).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: `${GONE} ${moved.path}. ${RUN}`,
    });
    await symlink(outer.path, moved.path);
    for (const { path } of [inner, moved])
      await expect(open(repositoryId(path))).rejects.toMatchObject({ message: expect.stringContaining(GONE) });
    expect(slugs()).toEqual([basename(first.path)]);
  });
});

describe("opening a work tree of a known repository", () => {
  it("serves it beside the others of its repository, by the id of its path", async () => {
    const repo = await withCommit();
    const linked = join(await tempFolder(), ".claude", "worktrees", "agent one");
    await repo.git("worktree", "add", "-q", "--detach", linked);
    const { open, slugs } = await serving(repo.path, [repo.path]);
    const { git, slug } = await open(repositoryId(repo.path), repositoryId(linked));
    expect([git.path, git.commonDir]).toEqual([linked, join(repo.path, ".git")]);
    expect(slug).toBe(`agent-one~${repositoryId(linked)}`);
    expect(slugs()).toEqual([basename(repo.path), slug]);
  });

  it("says that it is gone, and what to do", async () => {
    const repo = await withCommit();
    const linked = join(await tempFolder(), "linked");
    await repo.git("worktree", "add", "-q", linked);
    await rm(linked, { recursive: true });
    const { open } = await serving(repo.path, [repo.path]);
    await expect(open(repositoryId(repo.path), repositoryId(linked))).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: `${GONE} ${linked}. ${RUN}`,
    });
    await repo.git("worktree", "prune");
    expect(await repo.git("worktree", "list")).not.toContain(linked);
    await expect(open(repositoryId(repo.path), repositoryId("/elsewhere"))).rejects.toMatchObject({
      message: expect.stringContaining("Galley does not know this repository or work tree."),
    });
  });

  it("is refused for a folder of another repository that a hostile one names as its work tree", async () => {
    const [hostile, secret] = [await withCommit(), await withCommit()];
    await nameAsWorktree(hostile.path, secret.path);
    expect(await hostile.git("worktree", "list")).toContain(secret.path);
    const { open, opener, slugs } = await serving(hostile.path, [hostile.path]);
    await opener.openAgain(slugAt(secret.path));
    await expect(open(repositoryId(hostile.path), repositoryId(secret.path))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(slugs()).toEqual([basename(hostile.path)]);
  });

  it("is not prevented by a hostile one that names it as its own", async () => {
    const [hostile, other] = [await withCommit(), await withCommit()];
    await nameAsWorktree(hostile.path, other.path);
    const { opener, slugs } = await serving(hostile.path, [hostile.path, other.path]);
    await opener.openAgain(slugAt(other.path));
    expect(slugs()).toEqual([basename(hostile.path), slugAt(other.path)]);
  });
});

describe("the slug of a repository that was opened", () => {
  it("leads to it again after a restart, and to nothing under another name, with another id or while it is gone", async () => {
    const [first, other] = [await withCommit(), await withCommit()];
    const { opener, slugs } = await serving(first.path, [other.path]);
    const slug = slugAt(other.path);
    const id = repositoryId(other.path);
    for (const wrong of [`other~${id}`, slugAt(first.path), `${slug}0`, basename(other.path), id, `~${id}`, "../.."])
      await opener.openAgain(wrong);
    await rename(other.path, `${other.path}-away`);
    await opener.openAgain(slug);
    expect(slugs()).toEqual([basename(first.path)]);
    const { bySlug } = opener.during(new AbortController().signal);
    expect(() => bySlug(slug)).toThrow(`${GONE} ${other.path}. ${RUN}`);
    expect(() => bySlug("other~0123456789abcdef")).toThrow("Galley does not serve a repository named");
    await rename(`${other.path}-away`, other.path);
    await opener.openAgain(slug);
    expect(bySlug(slug).git.path).toBe(other.path);
    expect(slugs()).toEqual([basename(first.path), slug]);
  });

  it("leads to a linked work tree too, whichever work tree of its repository was opened last", async () => {
    const repo = await withCommit();
    const linked = join(await tempFolder(), "linked");
    await repo.git("worktree", "add", "-q", linked);
    const { opener, served } = await serving(repo.path, [repo.path]);
    await opener.openAgain(slugAt(linked));
    expect(served.bySlug(slugAt(linked)).git.path).toBe(linked);
  });

  it("is never that of a repository that was named at the start, whatever its folder is called", () => {
    const slug = openedSlug.write("flask", "0123456789abcdef");
    expect(slugsOf([slug])).toEqual(["flask-0123456789abcdef"]);
    expect(openedSlug.read(slug)).toEqual({ name: "flask", id: "0123456789abcdef" });
    expect(openedSlug.read("flask-0123456789abcdef")).toBeNull();
    expect(openedSlug.write("../a~b", "0123456789abcdef")).toBe("a-b~0123456789abcdef");
  });
});

describe("repositories that were opened", () => {
  it("are closed when there are too many, the one that was not used for longest first, and none that a request uses", async () => {
    const first = await withCommit();
    const others = await Promise.all(Array.from({ length: OPENED_REPOSITORIES_MAX + 2 }, () => withCommit()));
    const { open, slugs, events } = await serving(
      first.path,
      others.map(({ path }) => path),
    );
    const opened = [];
    for (const { path } of others.slice(0, OPENED_REPOSITORIES_MAX)) opened.push(await open(repositoryId(path)));
    const [shown, unused, used] = opened;
    for (const one of opened) if (one !== shown) one.end();
    (await open(repositoryId(used?.git.path ?? ""))).end();
    for (const { path } of others.slice(OPENED_REPOSITORIES_MAX)) (await open(repositoryId(path))).end();
    const closed = events.filter((event) => event.startsWith("closed "));
    expect(closed).toEqual([`closed ${unused?.slug}`, `closed ${opened[3]?.slug}`]);
    expect([shown, unused, used].map((one) => one?.git.closing.aborted)).toEqual([false, true, false]);
    expect(slugs()).toHaveLength(1 + OPENED_REPOSITORIES_MAX);
    // It is opened again when it is needed again.
    const again = await open(repositoryId(unused?.git.path ?? ""));
    expect(again.slug).toBe(unused?.slug);
    expect(again.git.closing.aborted).toBe(false);
  });

  it("are closed with the server, and those that are being opened meanwhile too", async () => {
    const [first, other, late] = [await withCommit(), await withCommit(), await withCommit()];
    const { open, opener, slugs, events } = await serving(first.path, [other.path, late.path]);
    const { git, slug } = await open(repositoryId(other.path));
    const opening = open(repositoryId(late.path));
    await opener.close();
    await expect(opening).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(git.closing.aborted).toBe(true);
    expect([slugs(), events]).toEqual([[basename(first.path)], [`opened ${slug}`, `closed ${slug}`]]);
  });
});

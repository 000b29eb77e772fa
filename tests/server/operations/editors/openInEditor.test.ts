import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EditorRequest, editorCommand, openInEditor } from "#server/operations/editors/openInEditor.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let home: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  home = await tempFolder();
  vi.stubEnv("HOME", home);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
});
afterEach(() => vi.unstubAllEnvs());

/** Opens line 5 of `word.txt` at the head of the review, or what is given instead, in VS Code. */
const open = (request: Partial<EditorRequest> = {}) =>
  openInEditor(fixture.ada, {
    commit: fixture.head,
    path: "word.txt",
    line: 5,
    editor: "vscode",
    isNearest: false,
    ...request,
  });
const linkOf = (place: string): string => `vscode://file${fixture.repo.path}/${place}`;
/** Sets the command as an error advises. */
const configure = (value: string) =>
  fixture.repo.gitBytes(["config", "--global", "galley.editorCommand", value], {
    env: { GIT_CONFIG_GLOBAL: join(home, ".gitconfig") },
  });

/** Writes a program that records its arguments, each with a zero byte at the end, and its working folder. */
async function recorder(name = "record", more = ""): Promise<{ file: string; args: () => Promise<readonly string[]> }> {
  const [file, output] = [join(home, name), join(home, "recorded")];
  const lines = [
    `#!/bin/sh`,
    `{ pwd; printf '%s\\0' "$@"; } > '${output}.part'`,
    `mv '${output}.part' '${output}'`,
    more,
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  await chmod(file, 0o755);
  const read = async (): Promise<readonly string[]> => {
    const [folder = "", ...rest] = (await readFile(output, "utf8")).split("\n");
    return [folder, ...rest.join("\n").split("\0").slice(0, -1)];
  };
  return { file, args: () => vi.waitFor(read, WAIT_MS) };
}

describe("the line", () => {
  it("is opened where it is in the work tree now", async () => {
    await fixture.repo.git("switch", "--quiet", "topic");
    expect(await open()).toEqual({ path: "word.txt", line: 5, doubt: null, link: linkOf("word.txt:5:1") });
    await fixture.repo.write({ "word.txt": "zero\nhalf\none\ntwo\nTHREE\nfour\nfive\nsix\n" });
    expect(await open()).toEqual({ path: "word.txt", line: 7, doubt: null, link: linkOf("word.txt:7:1") });
  });

  it("of the old side is opened if it is still there", async () => {
    await fixture.repo.git("switch", "--quiet", "topic");
    expect(await open({ commit: fixture.base, line: 6 })).toMatchObject({ line: 6, doubt: null });
    expect(await open({ commit: fixture.base, line: 3 })).toEqual({
      path: "word.txt",
      line: 3,
      doubt: "This line, or the code around it, has changed.",
      link: null,
    });
  });

  it("that is not there any more is not opened, but the nearest place is if that is wanted", async () => {
    await fixture.repo.git("switch", "--quiet", "topic");
    await fixture.repo.write({ "word.txt": "one\ntwo\nTHREE\nsix\n" });
    const gone = { path: "word.txt", line: 3, doubt: "This line is not in the work tree any more." };
    expect(await open()).toEqual({ ...gone, link: null });
    expect(await open({ isNearest: true })).toEqual({ ...gone, link: linkOf("word.txt:3:1") });
  });

  it("is followed into the new name of its file", async () => {
    await fixture.repo.git("switch", "--quiet", "topic");
    await fixture.repo.git("mv", "word.txt", "words.txt");
    expect(await open()).toEqual({ path: "words.txt", line: 5, doubt: null, link: linkOf("words.txt:5:1") });
  });

  it("of a binary file is not named", async () => {
    const commit = await fixture.repo.commit({ "a.bin": Buffer.from([0, 1, 2]) });
    expect(await open({ commit, path: "a.bin", line: null })).toMatchObject({ line: null, link: linkOf("a.bin") });
  });

  it("of a file that a filter converts is uncertain", async () => {
    const commit = await fixture.repo.commit({ ".gitattributes": "*.f filter=x\n", "a.f": "one\ntwo\n" });
    await fixture.repo.git("config", "filter.x.clean", "cat");
    await fixture.repo.write({ "a.f": "zero\none\ntwo\n" });
    expect(await open({ commit, path: "a.f", line: 2 })).toMatchObject({ line: null, link: null });
    expect(await open({ commit, path: "a.f", line: null })).toMatchObject({ doubt: null, link: linkOf("a.f") });
  });
});

describe("a file", () => {
  it("that is not in the work tree is refused, whether it was deleted, is on another branch, or never existed", async () => {
    const happened = "is not in the work tree.";
    await expect(open({ path: "new.txt", line: 1 })).rejects.toThrow(`new.txt ${happened}`);
    await fixture.repo.git("switch", "--quiet", "topic");
    await fixture.repo.git("rm", "--quiet", "new.txt");
    await expect(open({ path: "new.txt", line: 1 })).rejects.toThrow(`new.txt ${happened}`);
    await expect(open({ path: "other.txt", line: 1 })).rejects.toThrow(`other.txt ${happened}`);
  });

  it("that a sparse checkout leaves out is not in the work tree either", async () => {
    await fixture.repo.git("status"); // so that the index knows the copied files
    await fixture.repo.git("sparse-checkout", "set", "--no-cone", "/same.txt");
    await expect(open({ commit: fixture.base })).rejects.toThrow("word.txt is not in the work tree.");
  });

  it("that git ignores is opened as a whole", async () => {
    const commit = await fixture.repo.commit({ "made.txt": "a\n" });
    await fixture.repo.git("rm", "--quiet", "--cached", "made.txt");
    await fixture.repo.commit({ ".gitignore": "made.txt\n" });
    expect(await open({ commit, path: "made.txt", line: null })).toMatchObject({ link: linkOf("made.txt") });
    expect(await open({ commit, path: "made.txt", line: 1 })).toMatchObject({ line: null, link: null });
  });

  it("is never opened outside of the work tree, or in .git", async () => {
    const outside = await tempFolder();
    await writeFile(join(outside, "secret"), "a\n");
    const commit = await fixture.repo.commit({
      out: { symlink: join(outside, "secret") },
      config: { symlink: ".git/config" },
      loop: { symlink: "loop" },
      in: { symlink: "word.txt" },
      "folder/secret": "a\n",
    });
    const shown = { commit, line: null };
    for (const path of ["out", "config", "loop", "in"])
      await expect(open({ ...shown, path })).rejects.toThrow(`${path} is not a regular file.`);
    await fixture.repo.write({ folder: { symlink: outside } });
    await expect(open({ ...shown, path: "folder/secret" })).rejects.toThrow("its path contains a symbolic link");
    for (const path of ["../x", "/etc/passwd", "a/../../x", ".git/config", ""])
      await expect(open({ ...shown, path })).rejects.toThrow();
  });

  it("is no submodule, and a bare repository has none", async () => {
    await mkdir(join(fixture.repo.path, "sub"), { recursive: true });
    await expect(open({ commit: fixture.base, path: "sub", line: null })).rejects.toThrow("sub is not a regular file.");
    const bare = await tempRepo({ bare: true });
    const git = await openRepository(bare.path);
    leftovers.push(() => git.close());
    const request = { commit: fixture.head, path: "word.txt", line: 1, editor: "vscode", isNearest: false };
    await expect(openInEditor({ ...fixture.ada, git }, request)).rejects.toThrow("bare repository has no work tree");
  });

  it("whose name is not UTF-8 says so", async () => {
    const path = "caf\udce9.txt";
    const commit = await fixture.repo.commit({ [path]: "a\n" });
    await expect(open({ commit, path, line: 1 })).rejects.toThrow("The name of this file is not UTF-8");
  });
});

describe("a link", () => {
  /** Commits a file of this name, and returns the links to its second line, without the work tree's path. */
  async function links(path: string, editors: readonly string[]): Promise<readonly string[]> {
    const commit = await fixture.repo.commit({ [path]: "one\ntwo\n" });
    const made = editors.map((editor) =>
      open({ commit, path, line: 2, editor }).then(
        ({ link }) => link ?? "none",
        (error: unknown) => String(error),
      ),
    );
    return (await Promise.all(made)).map((link) => link.replace(`${fixture.repo.path}/`, "/ROOT/"));
  }

  it("has the form that its editor handles", async () => {
    expect(await links("src/a.ts", ["vscode", "cursor", "zed", "idea", "webstorm", "rider", "sublime"])).toEqual([
      "vscode://file/ROOT/src/a.ts:2:1",
      "cursor://file/ROOT/src/a.ts:2:1",
      "zed://file/ROOT/src/a.ts:2:1",
      "jetbrains://idea/navigate/reference?project=repo&path=/ROOT/src/a.ts:1:0",
      "jetbrains://web-storm/navigate/reference?project=repo&path=/ROOT/src/a.ts:1:0",
      "jetbrains://rd/navigate/reference?project=repo&path=/ROOT/src/a.ts:1:0",
      "subl://open?url=file:///ROOT/src/a.ts&line=2&column=1",
    ]);
  });

  it("carries every name, byte by byte", async () => {
    const odd = `-a b/#?%&+"'é\n\\;$(x).txt`;
    const written = "/ROOT/-a%20b/%23%3F%25%26%2B%22%27%C3%A9%0A%5C%3B%24%28x%29.txt";
    expect(await links(odd, ["vscode", "zed", "idea", "sublime"])).toEqual([
      `vscode://file${written}:2:1`,
      `zed://file${written}:2:1`,
      `jetbrains://idea/navigate/reference?project=repo&path=${written}:1:0`,
      `subl://open?url=file://${written}&line=2&column=1`,
    ]);
  });

  it("is refused for a name that its editor would take for another place", async () => {
    const refused = "GalleyError: The links of this editor cannot contain the name of this file, because of its colon.";
    const next = "Choose another editor or your own command in the settings.";
    const [code, zed, idea] = await links("a:12", ["vscode", "zed", "idea"]);
    expect([code, zed, idea]).toEqual([`${refused} ${next}`, "zed://file/ROOT/a%3A12:2:1", `${refused} ${next}`]);
    expect(await links("C:x", ["vscode"])).toEqual(["vscode://file/ROOT/C%3Ax:2:1"]);
  });

  it("is refused for an editor that is not on the list", async () => {
    for (const editor of ["ask", "emacs", "toString", "javascript:alert(1)"])
      await expect(open({ commit: fixture.base, editor })).rejects.toThrow("Galley does not know this editor.");
  });
});

describe("a command of the user", () => {
  const byCommand = { editor: "command" } as const;

  it("gets path, line and column as arguments, without a shell, in the root folder", async () => {
    const { file, args } = await recorder("my editor");
    await configure(`"${file}" -g '--name=a b' $HOME`);
    const odd = `-x y/$(touch pwned)"';\n&.txt`;
    const commit = await fixture.repo.commit({ [odd]: "one\ntwo\n" });
    expect(await open({ ...byCommand, commit, path: odd, line: 2 })).toMatchObject({ line: 2, link: null });
    expect(await args()).toEqual(["/", "-g", "--name=a b", "$HOME", join(fixture.repo.path, odd), "2", "1"]);
  });

  it("gets them where it names them, in one argument or in several", async () => {
    const { file, args } = await recorder();
    await configure(`${file} +{line}:{column} --goto={path}:{line} {other}`);
    await open({ ...byCommand, commit: fixture.base });
    const path = join(fixture.repo.path, "word.txt");
    expect(await args()).toEqual(["/", "+5:1", `--goto=${path}:5`, "{other}"]);
  });

  it("is not run for a line that is uncertain, unless the nearest place is wanted", async () => {
    const { file, args } = await recorder();
    await configure(file);
    await fixture.repo.write({ "word.txt": "one\ntwo\nsix\n" });
    expect(await open(byCommand)).toMatchObject({ doubt: "This line is not in the work tree any more." });
    await open({ ...byCommand, isNearest: true });
    expect(await args()).toEqual(["/", join(fixture.repo.path, "word.txt"), "2", "1"]);
  });

  it("is found in PATH by its name, but not in the repository", async () => {
    const { args } = await recorder("recorder");
    await fixture.repo.write({ recorder: { program: "#!/bin/sh\nexit 1\n" } });
    vi.stubEnv("PATH", `.:${fixture.repo.path.slice(1)}:${home}:${process.env["PATH"]}`);
    await configure("recorder");
    await open({ ...byCommand, commit: fixture.base });
    expect(await args()).toHaveLength(4);
    await configure("./recorder");
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow("./recorder of galley.editorCommand");
  });

  it("is the user's, never a repository's, whatever its configuration includes", async () => {
    const { file } = await recorder();
    await writeFile(join(fixture.repo.path, "more"), `[galley]\n\teditorCommand = ${file}\n`);
    await fixture.repo.git("config", "galley.editorCommand", file);
    await fixture.repo.git("config", "include.path", "../more");
    await fixture.repo.git("config", "extensions.worktreeConfig", "true");
    await fixture.repo.git("config", "--worktree", "galley.editorCommand", file);
    expect(await editorCommand(fixture.ada.git)).toBeNull();
    const next = "Set it with `git config --global galley.editorCommand '<program> <arguments>'`.";
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow(next);
    await configure(`${file} -x`);
    expect(await editorCommand(fixture.ada.git)).toEqual([file, "-x"]);
  });

  it("that fails says so", async () => {
    const { file } = await recorder("record", "exit 3");
    await configure(file);
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow(
      "galley.editorCommand failed: exit code 3. Run it in a terminal to see why.",
    );
    await writeFile(file, "#!/nonexistent/interpreter\n");
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow("galley.editorCommand failed: ENOENT.");
    await configure(`${file}x`);
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow("was not found");
    await configure(`${file} 'a`);
    await expect(open({ ...byCommand, commit: fixture.base })).rejects.toThrow("failed");
  });

  it("is not run for an agent", async () => {
    const { viewer } = fixture.ada;
    const agent = { ...fixture.ada, viewer: { ...viewer, role: "agent", agent: "Robo" } } as const;
    const request = { commit: fixture.base, path: "word.txt", line: 1, editor: "command", isNearest: false };
    await expect(openInEditor(agent, request)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

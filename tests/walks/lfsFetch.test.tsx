// @vitest-environment page
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { parseLfsPointer, readLfsObject } from "#server/git/contents/lfs.ts";
import { renderGalley } from "#tests/helpers/renderGalley.tsx";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Takes the same arguments as Git LFS, checks them with git, and fetches as that does from a remote on this machine. */
const STAND_IN = `#!/bin/sh
[ "$1" = fetch ] && [ $# = 3 ] && git rev-parse --verify --quiet "$3^{commit}" && url=$(git remote get-url "$2") || exit 2
cp -R "\${url#file://}/lfs" "$(git rev-parse --git-common-dir)/"
`;

/** Returns a PATH with Git LFS, or with a program in its place where it is not installed. */
async function pathWithLfs(repo: TempRepo): Promise<string> {
  const path = process.env["PATH"] ?? "";
  const isThere = await repo.gitBytes(["lfs", "version"]).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const folder = await tempFolder();
  await writeFile(join(folder, "git-lfs"), STAND_IN, { mode: 0o755 });
  return `${folder}:${path}`;
}

it("the printed command brings the Git LFS file of an older commit, and the one for a damaged file leads to it", async () => {
  const remote = await tempRepo({ bare: true });
  const content = Buffer.from("the first version\n");
  const oid = createHash("sha256").update(content).digest("hex");
  const place = join("lfs/objects", oid.slice(0, 2), oid.slice(2, 4));
  await mkdir(join(remote.path, place), { recursive: true });
  await writeFile(join(remote.path, place, oid), content);
  const repo = await tempRepo();
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`;
  const old = await repo.commit({ "data.txt": pointer, ".gitattributes": "*.txt filter=lfs -text\n" });
  await repo.commit({ "data.txt": "no pointer any more\n" });
  await repo.git("remote", "add", "upstream", `file://${remote.path}`);

  async function open(check: () => void): Promise<void> {
    const galley = await renderGalley(`/repo/blob/${old}/data.txt`, repo.path);
    await waitFor(check);
    await galley.close();
  }

  const command = `git lfs fetch <remote> ${old}`;
  const missing = () =>
    expect(document.body.textContent).toContain(
      `The file is not in the local LFS store. Run \`${command}\` to download it.`,
    );
  const shown = () => expect(screen.getByRole("grid", { name: "Lines" }).textContent).toContain("the first version");
  const fetch = async () => {
    const [, ...args] = command.replace("<remote>", "upstream").split(" ");
    await repo.gitBytes(args, { env: { PATH: await pathWithLfs(repo) } });
  };
  await open(missing);
  await fetch();
  await open(shown);

  const file = join(repo.path, ".git", place, oid);
  await rm(file);
  await writeFile(file, content.toString().replace("first", "worst"));
  const git = await openRepository(repo.path);
  const parsed = parseLfsPointer(Buffer.from(pointer)) ?? { oid: "", size: 0 };
  await expect(readLfsObject(git, parsed, 1024)).rejects.toMatchObject({
    code: "OBJECT_MISSING",
    message: `The file ${place}/${oid} in the repository's git folder is damaged. Delete it, and fetch it with Git LFS.`,
  });
  await git.close();
  await rm(file);
  await open(missing);
  await fetch();
  await open(shown);
});

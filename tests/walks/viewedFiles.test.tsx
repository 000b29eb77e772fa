// @vitest-environment page
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { pngOf } from "#tests/helpers/pictures.ts";
import { renderGalley } from "#tests/helpers/renderGalley.tsx";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const PICTURE = pngOf(3, 2, () => [1, 2, 3, 255]);
const KEPT = "kept elsewhere\n";

let repo: TempRepo;
let commit: string;
beforeAll(async () => {
  repo = await tempRepo();
  commit = await repo.commit({
    "a.dat": PICTURE,
    "b.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    "c.bin": new Uint8Array([0, 0x41, 0xff]),
    "sub/link": { symlink: "../a.dat" },
    "sub/out": { symlink: "/etc/passwd" },
    module: { gitlink: "1".repeat(40) },
    ".gitmodules": '[submodule "named"]\n\tpath = module\n\turl = https://example.org/x.git\n',
    "kept.txt": await keep(Buffer.from(KEPT)),
    "kept.png": await keep(PICTURE),
    "gone.psd": pointer("0".repeat(64), 12_345),
  });
});

function pointer(oid: string, size: number): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`;
}

/** Stores content in the repository's LFS store, and returns its pointer. */
async function keep(content: Buffer): Promise<string> {
  const oid = createHash("sha256").update(content).digest("hex");
  const folder = join(repo.path, ".git/lfs/objects", oid.slice(0, 2), oid.slice(2, 4));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, oid), content);
  return pointer(oid, content.length);
}

async function open(path: string, check: () => void): Promise<void> {
  const galley = await renderGalley(`/repo/blob/main/${path}`, repo.path);
  // The code of a reader is loaded when the first file needs it.
  await waitFor(check);
  await galley.close();
}

it("a picture is shown regardless of its name, with its size and a link to its bytes", async () => {
  await open("a.dat", () => {
    expect(screen.getByRole("img", { name: "a.dat" }).getAttribute("src")).toBe(`/repo/raw/${commit}/a.dat`);
    expect(document.body.textContent).toContain(`PNG · 3 × 2 px · ${PICTURE.length} bytes`);
    expect(screen.getByRole("link", { name: "Raw" }).getAttribute("href")).toBe(`/repo/raw/${commit}/a.dat`);
    expect(screen.getByRole("link", { name: "Download" }).getAttribute("href")).toBe(
      `/repo/raw/${commit}/a.dat?download`,
    );
  });
});

it("an SVG is shown as an image", async () => {
  await open("b.svg", () => {
    expect(screen.getByRole("img", { name: "b.svg" }).getAttribute("src")).toBe(`/repo/raw/${commit}/b.svg`);
  });
});

it("a binary file is shown by its size, and can be downloaded", async () => {
  await open("c.bin", () => {
    expect(screen.getByRole("heading", { name: "Binary file" }).parentElement?.textContent).toContain("3 bytes");
    const links = screen.getAllByRole("link", { name: "Download" }).map((link) => link.getAttribute("href"));
    expect(links).toContain(`/repo/raw/${commit}/c.bin?download`);
  });
});

it("the target of a link is shown, with a link if it is in the repository", { tags: "slow" }, async () => {
  await open("sub/link", () => {
    expect(screen.getByRole("link", { name: "../a.dat" }).getAttribute("href")).toBe("/repo/blob/main/a.dat");
  });
  await open("sub/out", () => {
    expect(document.body.textContent).toContain("Points to /etc/passwd, which is outside this repository.");
    expect(screen.queryByRole("link", { name: "/etc/passwd" })).toBeNull();
  });
});

it("a submodule's commit and repository are shown, without links", { tags: "slow" }, async () => {
  await open("module", () => {
    expect(document.body.textContent).toContain(`at commit ${"1".repeat(40)}`);
    expect(document.body.textContent).toContain("Repository: https://example.org/x.git Name: “named”.");
    expect(screen.queryByRole("link", { name: "Raw" })).toBeNull();
  });
});

it("Git LFS content is shown if it is present, and otherwise reported as missing", async () => {
  await open("kept.txt", () => {
    expect(document.body.textContent).toContain("Stored with Git LFS · 15 bytes, SHA-256");
    expect(screen.getByRole("grid", { name: "Lines" }).textContent).toContain("kept elsewhere");
    const href = screen.getByRole("link", { name: "Download LFS file" }).getAttribute("href");
    expect(href).toBe(`/repo/raw/${commit}/kept.txt?lfs&download`);
  });
  await open("kept.png", () => {
    expect(screen.getByRole("img", { name: "kept.png" }).getAttribute("src")).toBe(`/repo/raw/${commit}/kept.png?lfs`);
  });
  await open("gone.psd", () => {
    expect(document.body.textContent).toContain("The file is not in the local LFS store");
    expect(document.body.textContent).toContain("12.3 kB");
  });
});

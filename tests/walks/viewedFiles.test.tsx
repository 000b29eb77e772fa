// @vitest-environment page
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { pngOf } from "#tests/helpers/pictures.ts";
import { renderGalley } from "#tests/helpers/renderGalley.tsx";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const PICTURE = pngOf(3, 2, () => [1, 2, 3, 255]);

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
  });
});

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

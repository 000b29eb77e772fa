import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { canMount, smallDisk } from "#tests/helpers/smallDisk.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let folder: string;
let file: string;
let log: string[];
beforeEach(async () => {
  folder = join(await tempFolder(), "state");
  file = join(folder, "settings.json");
  log = [];
});

const open = (): SettingsFile => new SettingsFile((line) => log.push(line), folder);
const saved = (): unknown => JSON.parse(readFileSync(file, "utf8"));
const changes = (entries: Readonly<Record<string, string | null>>) => new Map(Object.entries(entries));

it("nothing is chosen without a file, and reading creates none", () => {
  expect([...open().read()]).toEqual([]);
  expect(existsSync(folder)).toBe(false);
  expect(log).toEqual([]);
});

it("a setting that one Galley saves is read by another, from a file that only its user can read", async () => {
  const [one, other] = [open(), open()];
  expect(other.read().size).toBe(0);
  await one.save(changes({ theme: "dark" }));
  expect([...other.read()]).toEqual([["theme", "dark"]]);
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  await other.save(changes({ theme: null, wrap: "1" }));
  expect([...one.read()]).toEqual([["wrap", "1"]]);
  expect(readdirSync(folder)).toEqual(["settings-lock", "settings.json"]);
});

it("two Galleys that save different settings at the same time lose neither", async () => {
  const [one, other] = [open(), open()];
  await Promise.all(
    ["11", "12", "14", "15", "16"].flatMap((codeSize, at) => [
      one.save(changes({ codeSize })),
      other.save(
        changes({ [["theme", "wrap", "marks", "tab", "files"][at] ?? ""]: ["dark", "1", "1", "8", "list"][at] ?? "" }),
      ),
    ]),
  );
  expect(saved()).toEqual({ codeSize: "16", theme: "dark", wrap: "1", marks: "1", tab: "8", files: "list" });
});

it("a value that is not a setting of this Galley stays in the file and is ignored", async () => {
  await open().save(changes({ theme: "dark" }));
  writeFileSync(file, JSON.stringify({ theme: "sepia", later: { a: [1] }, wrap: 1, marks: "1" }));
  const settings = open();
  expect([...settings.read()]).toEqual([["marks", "1"]]);
  await settings.save(changes({ wrap: "1" }));
  expect(saved()).toEqual({ theme: "sepia", later: { a: [1] }, wrap: "1", marks: "1" });
});

it.each(["", "{", "[]", "null", "\0\0"])(
  "a file that contains %j is renamed, the log reports that, and the next choice is saved",
  async (broken) => {
    await open().save(changes({ theme: "dark" }));
    writeFileSync(file, broken);
    const settings = open();
    expect([...settings.read()]).toEqual([]);
    const [aside = ""] = readdirSync(folder).filter((name) => name.startsWith("settings.json."));
    expect(aside).toMatch(/^settings\.json\.broken-\d+$/);
    expect(readFileSync(join(folder, aside), "utf8")).toBe(broken);
    expect(log).toEqual([expect.stringContaining(`It was renamed to ${join(folder, aside)}`)]);
    await settings.save(changes({ wrap: "1" }));
    expect(saved()).toEqual({ wrap: "1" });
  },
);

it("the lock of a running program is waited for, and that of a killed one is not", async () => {
  await open().save(changes({ theme: "dark" }));
  const lock = join(folder, "settings-lock", "7");
  writeFileSync(lock, String(process.pid));
  const waiting = open().save(changes({ wrap: "1" }));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(saved()).toEqual({ theme: "dark" });
  writeFileSync(lock, String(spawnSync("true").pid));
  await waiting;
  expect(saved()).toEqual({ theme: "dark", wrap: "1" });
});

it.runIf(canMount())(
  "a folder that cannot be written to is reported with a message, and so is a full disk",
  async () => {
    const disk = smallDisk(64 * 1024);
    const settings = new SettingsFile((line) => log.push(line), disk.path);
    await settings.save(changes({ theme: "dark" }));
    disk.lock(true);
    await expect(settings.save(changes({ wrap: "1" }))).rejects.toMatchObject({
      code: "READ_ONLY",
      message: expect.stringMatching(
        /^The settings could not be read or written \(.*settings\.json, EROFS\)\. The setting applies to this page only\./,
      ),
    });
    expect([...settings.read()]).toEqual([["theme", "dark"]]);
    disk.lock(false);
    disk.fill(0);
    await expect(settings.save(changes({ wrap: "1" }))).rejects.toMatchObject({ code: "DISK_FULL" });
    disk.clear();
    expect(readdirSync(disk.path)).toEqual(["settings-lock", "settings.json"]);
    expect([...settings.read()]).toEqual([["theme", "dark"]]);
  },
);

it("a folder in place of the file counts as no settings, and the log reports the reason", async () => {
  const { mkdirSync } = await import("node:fs");
  mkdirSync(file, { recursive: true });
  chmodSync(folder, 0o700);
  expect([...open().read()]).toEqual([]);
  expect(log).toEqual([expect.stringContaining("EISDIR")]);
});

import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import packageJson from "../../package.json" with { type: "json" };

/** Asks the program for its version, which it has to print whatever is in the cache folder. */
async function start(cache: string): Promise<void> {
  const env = { ...process.env, GALLEY_CACHE_DIR: cache };
  const ended = await promisify(execFile)(process.execPath, [PROGRAM, "--version"], { env });
  expect(ended).toEqual({ stdout: `${packageJson.version}\n`, stderr: "" });
}

/** Returns the files with bytecode, each with its mode and the time when it was written. */
async function saved(folder: string) {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      const { mtimeNs, mode } = await stat(join(folder, name), { bigint: true });
      return { name, mtimeNs, mode: (mode & 0o777n).toString(8) };
    }),
  );
}

it("saves the bytecode of its first run for this user alone, and starts with it from then on", async () => {
  const cache = await tempFolder();
  await start(cache);
  const folder = join(cache, "bytecode");
  const files = await saved(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(files.some(({ name }) => name.endsWith(`-${process.version}-${process.arch}-program.js`))).toBe(true);
  expect(new Set(files.map(({ mode }) => mode))).toEqual(new Set(["600"]));
  await start(cache);
  expect(await saved(folder)).toEqual(files);
});

it("makes damaged bytecode again, and removes that of another build", async () => {
  const cache = await tempFolder();
  await start(cache);
  const folder = join(cache, "bytecode");
  const whole = await saved(folder);
  const damages = [(bytes: Buffer) => bytes.fill(0, 100), (bytes: Buffer) => bytes.subarray(0, 50), () => Buffer.of()];
  for (const damage of damages) {
    for (const { name } of whole)
      await writeFile(join(folder, name), damage(await readFile(join(folder, name))), { mode: 0o600 });
    await writeFile(join(folder, `${"0".repeat(43)}-v20.0.0-x64-program.js`), "");
    const damaged = await saved(folder);
    await start(cache);
    const files = await saved(folder);
    expect(files.map(({ name }) => name)).toEqual(whole.map(({ name }) => name));
    expect(files.filter(({ mtimeNs }) => damaged.some((file) => file.mtimeNs === mtimeNs))).toEqual([]);
  }
});

it("leaves other files in the folder", async () => {
  const cache = await tempFolder();
  await mkdir(join(cache, "bytecode/mine"), { recursive: true, mode: 0o700 });
  await chmod(join(cache, "bytecode"), 0o700);
  await writeFile(join(cache, "bytecode/program.js"), "");
  await start(cache);
  expect(await readdir(join(cache, "bytecode"))).toEqual(expect.arrayContaining(["mine", "program.js"]));
});

it("neither reads nor writes bytecode where other users may write", async () => {
  const cache = await tempFolder();
  const folder = join(cache, "bytecode");
  await mkdir(folder);
  await chmod(folder, 0o777);
  await start(cache);
  expect(await readdir(folder)).toEqual([]);
  const [other, target] = [await tempFolder(), await tempFolder()];
  await symlink(target, join(other, "bytecode"));
  await start(other);
  expect(await readdir(target)).toEqual([]);
});

it("starts where nothing can be saved", async () => {
  const cache = join(await tempFolder(), "file");
  await writeFile(cache, "");
  await expect(start(cache)).resolves.toBeUndefined();
});

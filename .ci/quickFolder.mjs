// @ts-check
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux has a disk in memory. */
const IN_MEMORY = "/dev/shm";

/** Far more than the tests have there at one time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Makes an empty folder where files are made soonest: in memory where the system has such a disk with space to spare from which
 * programs may be started, in the folder for temporary files otherwise, and where a person named one by TMPDIR. Git makes some
 * hundred thousand files while the tests run, and waits for the disk to have them.
 * @returns {string}
 */
export function quickFolder() {
  const named = process.env["TMPDIR"];
  if ((named === undefined || named === "") && hasMarginSpace()) {
    const folder = openFolder(IN_MEMORY);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  }
  return openFolder(tmpdir());
}

/** Makes a folder through which another user reaches what is opened to them. @param {string} parent */
function openFolder(parent) {
  const folder = mkdtempSync(join(parent, "galley-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

function hasMarginSpace() {
  if (process.platform !== "linux") return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
  } catch {
    return false; // there is no such disk
  }
}

/** Reports whether a program in the folder may be started: containers forbid it. @param {string} folder */
function runsPrograms(folder) {
  const program = join(folder, "true");
  writeFileSync(program, "#!/bin/sh\n");
  chmodSync(program, 0o755);
  try {
    execFileSync(program, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}

// @ts-check
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** The file system in memory on Linux. */
const IN_MEMORY = "/dev/shm";

/** Far more than the tests use at any time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Creates an empty folder on the fastest file system: in memory if the system has such a file system with enough free
 * space and allows to run programs there, otherwise in the folder for temporary files, or in TMPDIR if the user has set
 * it. Git creates some hundred thousand files while the tests run, and waits until the disk has written them.
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

/** Creates a folder that other users can pass through to files they have access to. @param {string} parent */
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
    return false; // no such file system
  }
}

/** Reports whether programs in the folder can be run, which containers may forbid. @param {string} folder */
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

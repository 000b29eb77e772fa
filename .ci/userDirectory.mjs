// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/** Gives the folder that the user was in: npm moves a script to the package's folder and leaves the user's in INIT_CWD. */
export function userDirectory() {
  const movedByNpm = process.env["npm_package_json"] === join(root, "package.json");
  return (movedByNpm ? process.env["INIT_CWD"] : undefined) ?? process.cwd();
}

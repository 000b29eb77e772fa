// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/** Returns the user's working directory: npm runs a script in the package's folder and sets INIT_CWD to the user's. */
export function userDirectory() {
  const movedByNpm = process.env["npm_package_json"] === join(root, "package.json");
  return (movedByNpm ? process.env["INIT_CWD"] : undefined) ?? process.cwd();
}

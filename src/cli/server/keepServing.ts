import { spawn } from "node:child_process";

/**
 * Starts the program again, by itself, on a repository, at the host and port that this one has just left: the page that somebody reads there
 * finds it again, until nobody does any more. One that does not start is told of by that page.
 */
export function keepServing(path: string, host: string, port: number): void {
  const [, program = ""] = process.argv;
  const words = [program, "--no-open", "--until-left", "--host", host, "--port", String(port), "--", path];
  const child = spawn(process.execPath, words, { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write("The page could not be kept open; `galley` opens it again.\n"));
  child.unref();
}

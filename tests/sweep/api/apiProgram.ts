import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { checkRepository } from "./checkRepository.ts";

/** Compares the API with git on a repository and prints the result of each check as a line of JSON. */
async function apiProgram([
  path = "",
  commits = "0",
  seed = "1",
  commit = "",
  only = "",
]: readonly string[]): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const options = { commits: Number(commits), seed: Number(seed), commit, only };
  for await (const checked of checkRepository(path, options)) process.stdout.write(`${JSON.stringify(checked)}\n`);
  await brokerLink.close();
  clearInterval(awake);
}

await apiProgram(process.argv.slice(2));

import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { examineFolder } from "./examineFolder.ts";

/** Examines the folders named on its standard input, one per line, and prints the result of each as a line of JSON. */
async function suiteProgram(): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const faults: string[] = [];
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      faults.push(`${event}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
  }
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part);
  for (const folder of Buffer.concat(parts).toString().split("\n").filter(Boolean)) {
    const examined = await examineFolder(folder);
    const crashes = faults.splice(0).map((fault) => `${folder}: ${fault}`);
    process.stdout.write(`${JSON.stringify({ folder, ...examined, faults: [...examined.faults, ...crashes] })}\n`);
  }
  await brokerLink.close();
  clearInterval(awake);
}

await suiteProgram();

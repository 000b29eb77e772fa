import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { examineFolder } from "./examineFolder.ts";

/** Examines the folders that are named on its input, a line each, and prints what became of each as JSON on a line. */
async function suiteProgram(): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // what runs in the background keeps no process alive
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

/**
 * An agent that runs as a separate process, so that it can be killed at any moment: MCP's official client with its
 * usual limit of 60 s for each call, which starts `galley mcp`. Arguments: the program, the repository, what to review,
 * and the ledger, to which it appends what it receives. It requests the review and then waits for one delivery after
 * another.
 */
import { appendFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [program = "", path = "", what = "", ledger = ""] = process.argv.slice(2);

/** Appends one line to the ledger with a single write, so that a kill cannot leave half a line. */
function note(line: object): void {
  appendFileSync(ledger, `${JSON.stringify(line)}\n`);
}

const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
const client = new Client({ name: "Robo", version: "1" });
client.onclose = () => process.exit(1); // its server was killed
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [program, "mcp", "-C", path],
  env,
  stderr: "inherit",
});
const connecting = client.connect(transport);
note({ kind: "started", mcp: transport.pid });
await connecting;

async function call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
  if (isError === true || typeof structuredContent !== "object" || structuredContent === null)
    throw new Error(`${name}: ${JSON.stringify(content)}`);
  return { ...structuredContent };
}

let { ticket }: Record<string, unknown> = await call("request_review", { what });
let received: unknown = null;
for (;;) {
  const answer = await call("wait_for_review", { ticket });
  // A response to its ticket shows that the previous delivery was acknowledged.
  if (received !== null) note({ kind: "acknowledged", delivery: received });
  received = null;
  if (answer["status"] !== "delivered") continue;
  ({ ticket, delivery: received } = answer);
  note({ kind: "delivered", delivery: received, submitted: answer["submitted"] });
}

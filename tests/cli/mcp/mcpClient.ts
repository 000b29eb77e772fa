import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { createMcpServer } from "#cli/mcp/createMcpServer.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";

/** Returns a client named Robo that is connected to `galley mcp` in a repository. */
export async function mcpClient(path: string, log: (line: string) => void = () => undefined): Promise<Client> {
  const galleyFor = async (agent: string): Promise<OpenGalley> => {
    const galley = await openGalley(path, agent, log);
    leftovers.push(() => galley.close());
    return galley;
  };
  const server = createMcpServer({ galleyFor, version: "1.2.3", agent: null, log });
  const [one, other] = InMemoryTransport.createLinkedPair();
  const connected = new Client({ name: "Robo", version: "0" });
  await Promise.all([server.connect(one), connected.connect(other)]);
  leftovers.push(() => connected.close());
  return connected;
}

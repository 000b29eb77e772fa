import { serveFloor } from "./serveFloor.ts";

// Serves the floor of a repository in a separate process, so that its start can be timed and compared with Galley's.
const [, , repository = "", ...diff] = process.argv;
const { closed } = await serveFloor(repository, diff);
process.stdout.write(`${closed}\n`);

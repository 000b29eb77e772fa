import { serveFloor } from "./serveFloor.ts";

// Serves the floor of a repository in a process of its own, so that its start can be timed beside Galley's.
const [, , repository = "", ...diff] = process.argv;
const { closed } = await serveFloor(repository, diff);
process.stdout.write(`${closed}\n`);

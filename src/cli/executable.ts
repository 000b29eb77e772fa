/**
 * The start of the single executable that `npm run pack` makes: Node with this script inside, and everything that the
 * build wrote as assets. Node runs it alone, so it imports nothing.
 */
const { basename, join } = process.getBuiltinModule("node:path");
const { getAsset } = process.getBuiltinModule("node:sea");
const { Script } = process.getBuiltinModule("node:vm");

type Module = (exports: object, require: (id: string) => unknown, module: { exports: object }, path: string) => void;

/** The module of the process that starts git, which git's broker link starts with `fork`. */
const BROKER = "broker.js";

const loaded = new Map<string, { exports: object }>();

/** Returns the path by which errors and `fork` name a module. */
function pathOf(name: string): string {
  return join(process.execPath, "cli", name);
}

/** Runs a module once, with the bytecode that V8 made of its functions when the executable was built. */
function load(name: string): object {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const script = new Script(getAsset(`cli/${name}`, "utf8"), {
    filename: pathOf(name),
    cachedData: Buffer.from(getAsset(`bytecode/${name}`)),
  });
  const run = script.runInThisContext() as Module;
  run(module.exports, (id) => process.getBuiltinModule(id) ?? load(basename(id)), module, pathOf(name));
  return module.exports;
}

// Only a parent process that opened a channel to this one can ask for the broker: no argument of a user does.
load(process.send !== undefined && process.argv[2] === pathOf(BROKER) ? BROKER : "main.js");

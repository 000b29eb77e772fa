// Preloaded with `node --import`: every connection of this process to another one, except by a socket file, fails and is noted.
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const { connect } = Socket.prototype;

/** @this {Socket} @param {unknown[]} args */
function refuse(...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  if (first !== null && typeof first === "object" && "path" in first && first.path)
    return Reflect.apply(connect, this, args);
  appendFileSync(process.env["GALLEY_TEST_DENIED"] ?? "/dev/null", `${JSON.stringify(first)}\n`);
  throw new Error("No connection is allowed here.");
}
Socket.prototype.connect = refuse;

import { basename } from "node:path";

const CALLER = /\/src\/server\/git\/(?:\w+\/)?\w+\.ts/u;

/** Notes who calls the functions of the doors that lead to git. */
class DoorNotes {
  /** The files of the git room that called one, by their names. */
  readonly callers = new Set<string>();

  /** Gives a door's module with functions that note each call. */
  wrap<Door extends object>(door: Door): Door {
    const entries = Object.entries(door).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "function" ? this.#noting(value) : value,
    ]);
    return { ...door, ...Object.fromEntries(entries) };
  }

  #noting(act: Function) {
    return (...args: readonly unknown[]): unknown => {
      const [, , caller = ""] = (new Error("Where from?").stack ?? "").split("\n");
      this.callers.add(basename(CALLER.exec(caller)?.[0] ?? ""));
      return Reflect.apply(act, undefined, args);
    };
  }
}

/** The notes of one test file. */
export const doorNotes = new DoorNotes();

import { basename } from "node:path";

const CALLER = /\/src\/server\/git\/(?:\w+\/)?(?<file>\w+\.ts):(?<line>\d+)/u;

/** Records the callers of the functions that run git. */
class GitCallRecorder {
  /** The lines of server/git that called such a function, as `file.ts:12`. */
  readonly callers = new Set<string>();

  /** Returns the module with functions that record each call. */
  wrap<GitModule extends object>(gitModule: GitModule): GitModule {
    const entries = Object.entries(gitModule).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "function" && !isClass(value) ? this.#noting(value) : value,
    ]);
    return { ...gitModule, ...Object.fromEntries(entries) };
  }

  #noting(act: Function) {
    return (...args: readonly unknown[]): unknown => {
      const [, , caller = ""] = (new Error("Where from?").stack ?? "").split("\n");
      const { file = "", line = "" } = CALLER.exec(caller)?.groups ?? {};
      this.callers.add(`${basename(file)}:${line}`);
      return Reflect.apply(act, undefined, args);
    };
  }
}

function isClass(value: Function): boolean {
  return value.toString().startsWith("class ");
}

/** The recorded callers of one test file. */
export const gitCallRecorder = new GitCallRecorder();

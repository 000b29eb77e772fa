import type { IEnvironment } from "relay-runtime";

/** What tells of a review that something was written to it or to its branches. */
interface Told {
  readonly entries: unknown;
  readonly rest: string;
}

const known = new WeakMap<IEnvironment, Map<string, Told>>();

/**
 * Keeps as of which state of a review its threads are in Relay's store. The facts there may be newer: whatever asks for a
 * part of a review brings them.
 */
export const knownState = {
  /** Takes it that the threads in the store are as of the facts in it. */
  settle(environment: IEnvironment, id: string): void {
    const states = known.get(environment) ?? new Map<string, Told>();
    known.set(environment, states.set(id, toldOf(environment, id)));
  },
  /** Tells whether the facts in the store are newer than the threads. */
  isOld(environment: IEnvironment, id: string): boolean {
    const [before, now] = [known.get(environment)?.get(id), toldOf(environment, id)];
    return before?.entries !== now.entries || before?.rest !== now.rest;
  },
  /**
   * Takes in that what this page wrote is in the store. Where a review has one entry more it is that one; where it has
   * several, others may have written too, and it stays old.
   */
  wrote(environment: IEnvironment): void {
    for (const [id, { entries }] of known.get(environment) ?? []) {
      const now = toldOf(environment, id).entries;
      if (typeof entries === "number" && now === entries + 1) knownState.settle(environment, id);
    }
  },
  forget(environment: IEnvironment, id: string): void {
    known.get(environment)?.delete(id);
  },
};

function toldOf(environment: IEnvironment, id: string): Told {
  const review = environment.getStore().getSource().get(id);
  return { entries: review?.["entryCount"], rest: `${String(review?.["state"])} ${String(review?.["headOid"])}` };
}

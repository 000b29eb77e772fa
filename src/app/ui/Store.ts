import { useSyncExternalStore } from "react";
import { Listeners } from "./Listeners.ts";

/** State outside of React that reports its changes. */
export interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside of React. Components read it with `useStore`. */
export class Store<Value> implements Subscribable {
  readonly #listeners = new Listeners();
  #value: Value;

  constructor(initial: Value) {
    this.#value = initial;
  }

  readonly current = (): Value => this.#value;

  /** Replaces the value, and reports it unless it is the same. */
  readonly set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.notify();
  };

  readonly subscribe = this.#listeners.add;
}

/** Returns the value of a store, and renders again when it changes. */
export function useStore<Value>(store: Subscribable & { readonly current: () => Value }): Value {
  return useStored(store, store.current);
}

/**
 * Returns what `read` finds in a store, and renders again when that changes. `read` returns the same object until then.
 * Without a store nothing changes.
 */
export function useStored<Value>(store: Subscribable | null | undefined, read: () => Value): Value {
  return useSyncExternalStore(store?.subscribe ?? neverChanges, read, read);
}

function neverChanges(): () => void {
  return () => undefined;
}

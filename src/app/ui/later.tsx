import { type ComponentType, createElement, useEffect, useState } from "react";
import { textBuffer } from "./keyBuffer.ts";
import { Store, useStore } from "./Store.ts";

/** Loads the code of every part that was declared with `later`. */
const loaders: (() => Promise<unknown>)[] = [];

type LaterPart<Props> = ComponentType<Props> & {
  /** Returns the component once its code is loaded; null until then, and on the server. */
  readonly useLoaded: () => ComponentType<Props> | null;
  /** Loads the code now, for a part that is not rendered before. */
  readonly load: () => void;
};

/**
 * Declares a component that the first screen does not show. Its code is loaded when the page is idle, or when it is
 * first rendered: then it appears as soon as its code is there. If the code does not load, `Missing` is rendered in its
 * place, and the next use tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): LaterPart<Props> {
  const loaded = new Store<ComponentType<Props> | null>(null);
  let loading: Promise<ComponentType<Props>> | null = null;

  async function loadOrReport(): Promise<ComponentType<Props>> {
    try {
      const part = await load();
      loaded.set(part);
      return part;
    } catch (error) {
      loading = null;
      textBuffer.take(); // What is typed now is not meant for the part any more.
      reportError(error);
      return Missing;
    }
  }

  const start = (): Promise<ComponentType<Props>> => (loading ??= loadOrReport());
  loaders.push(start);

  function Later(props: Props) {
    const [part, setPart] = useState(loaded.current);
    useEffect(() => {
      if (part === null) void start().then((came) => setPart(() => came));
    }, [part]);
    return part === null ? null : createElement(part, props);
  }
  return Object.assign(Later, { useLoaded: () => useStore(loaded), load: () => void start() });
}

/** Loads all parts that are not loaded yet, also those that they declare themselves. */
export async function loadLater(): Promise<void> {
  for (const load of loaders) await load();
}

import { lazy, type ComponentType } from "react";
import type { NormalizationSplitOperation, OperationLoader } from "relay-runtime";
import type { ReaderProps } from "./views/ReaderProps.ts";

/** The component of a file reader and its normalization operation, which load together. */
interface ReaderModule {
  readonly Reader: ComponentType<ReaderProps>;
  readonly operation: NormalizationSplitOperation;
}

/** The code of each reader is a chunk of its own, loaded when the first file needs it. */
const CODE = import.meta.glob<Readonly<Record<string, ComponentType<ReaderProps>>>>("./readers/*Reader.tsx");
const OPERATIONS = import.meta.glob<NormalizationSplitOperation>(
  "/__generated__/*Reader_reader$normalization.graphql.ts",
  { import: "default" },
);
const ENDING = /_reader\$normalization\.graphql$/u;
const NAMED = /"\w+_reader\$normalization\.graphql"/gu;

const started = new Map<string, Promise<ReaderModule>>();
const loaded = new Map<string, ReaderModule>();
/** The lazy components of readers that were rendered before their code was loaded. */
const awaited = new Map<string, ComponentType<ReaderProps>>();

/** Loads the code of a reader once; a failed load is tried again on the next call. */
function load(name: string): Promise<ReaderModule> {
  const known = started.get(name);
  if (known !== undefined) return known;
  const loading = loadBoth(name);
  started.set(name, loading);
  loading.then(
    (module) => loaded.set(name, module),
    () => started.delete(name),
  );
  return loading;
}

async function loadBoth(name: string): Promise<ReaderModule> {
  const code = CODE[`./readers/${name}.tsx`];
  const data = OPERATIONS[`/__generated__/${name}_reader$normalization.graphql.ts`];
  if (code === undefined || data === undefined) throw new Error(`There is no reader ${name}.`);
  const [exported, operation] = await Promise.all([code(), data()]);
  const Reader = exported[name];
  if (Reader === undefined) throw new Error(`The file of ${name} exports no ${name}.`);
  return { Reader, operation };
}

function awaitedReader(name: string): ComponentType<ReaderProps> {
  const reader = lazy(async () => ({ default: (await load(name)).Reader }));
  awaited.set(name, reader);
  return reader;
}

function nameOf(reference: unknown): string {
  return String(reference).replace(ENDING, "");
}

/**
 * Loads file readers when a response names them. Relay delivers the response only when the code is there, so that no
 * component has to suspend.
 */
export const readerModules = {
  operations: {
    get: (reference) => loaded.get(nameOf(reference))?.operation ?? null,
    load: async (reference) => (await load(nameOf(reference))).operation,
  } satisfies OperationLoader,

  /** Returns the component of a reader, always the same one; it suspends while the code is loading. */
  component(reference: unknown): ComponentType<ReaderProps> {
    const name = nameOf(reference);
    return awaited.get(name) ?? loaded.get(name)?.Reader ?? awaitedReader(name);
  },

  /** Waits for all readers that started to load. */
  async settled(): Promise<void> {
    await Promise.allSettled(started.values());
  },

  /** Loads the readers that a response names, for server rendering, which cannot suspend. */
  async loadNamed(response: unknown): Promise<void> {
    const names = new Set((JSON.stringify(response) ?? "").match(NAMED)?.map((name) => nameOf(JSON.parse(name))));
    await Promise.all([...names].filter((name) => `./readers/${name}.tsx` in CODE).map(load));
  },
};

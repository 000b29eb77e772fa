import { lazy, type ComponentType } from "react";
import type { NormalizationSplitOperation, OperationLoader } from "relay-runtime";
import type { ReaderProps } from "./readers/ReaderProps.ts";

/** A reader of files: the component, and how its part of an answer is read. Both come together. */
interface ReaderModule {
  readonly Reader: ComponentType<ReaderProps>;
  readonly operation: NormalizationSplitOperation;
}

/** Each reader's code stands in a file of its own, loaded when the first file comes that needs it. */
const CODE = import.meta.glob<Readonly<Record<string, ComponentType<ReaderProps>>>>("./readers/*Reader.tsx");
const OPERATIONS = import.meta.glob<NormalizationSplitOperation>(
  "/__generated__/*Reader_reader$normalization.graphql.ts",
  { import: "default" },
);
const ENDING = /_reader\$normalization\.graphql$/u;

const started = new Map<string, Promise<ReaderModule>>();
const loaded = new Map<string, ReaderModule>();
/** Readers that were to be drawn before their code was there. */
const awaited = new Map<string, ComponentType<ReaderProps>>();

/** Loads the code of a reader, once; what failed is tried anew. */
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
 * Loads readers of files as answers come to name them. An answer that names one is there when its code is too, so that
 * nothing that shows it waits.
 */
export const readerModules = {
  /** For Relay: how the part of an answer that is the reader's is read. */
  operations: {
    get: (reference) => loaded.get(nameOf(reference))?.operation ?? null,
    load: async (reference) => (await load(nameOf(reference))).operation,
  } satisfies OperationLoader,

  /** Gives a reader's component; one whose code is still on its way waits for it where it is drawn. The same one always. */
  component(reference: unknown): ComponentType<ReaderProps> {
    const name = nameOf(reference);
    return awaited.get(name) ?? loaded.get(name)?.Reader ?? awaitedReader(name);
  },

  /** Waits for the readers that have begun to load. */
  async settled(): Promise<void> {
    await Promise.allSettled(started.values());
  },

  /** Loads all readers, for a server that draws pages without waiting. */
  async loadAll(): Promise<void> {
    await Promise.all(Object.keys(CODE).map((path) => load(path.replace(/^.*\/|\.tsx$/gu, ""))));
  },
};

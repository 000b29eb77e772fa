import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Repository } from "../openRepository.ts";
import { unpackObjects } from "./unpackObjects.ts";
import { updateRefs, type RefChange, type RefsMoved, type UpdateRefsOptions } from "./updateRefs.ts";

/** Objects to write and the refs that are to lead to them then. */
export interface RefsWrite {
  readonly pack: ObjectPack;
  readonly changes: readonly RefChange[];
}

/** More objects than this are written by a process of their own, which knows how many they are. */
const FEW_MAX = 32;

interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

function defer<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

/**
 * Writes objects, then moves refs to them, all or none. `make` reads what the refs hold and says what to write; null for
 * nothing, which counts as moved. The processes that write are started before, so that between reading and moving lies no
 * more than has to: whoever else writes without looking is overtaken, not the other way round. Fails as its two parts do.
 */
export async function writeRefs(
  repository: Repository,
  options: Omit<UpdateRefsOptions, "signal">,
  make: () => Promise<RefsWrite | null>,
): Promise<RefsMoved> {
  const over = new AbortController();
  const { signal } = over;
  const pack = defer<ObjectPack>();
  const changes = defer<readonly RefChange[]>();
  const unpacked = unpackObjects(repository, pack.promise, { signal });
  const moved = updateRefs(repository, changes.promise, { ...options, signal });
  // Each is waited for below, if it comes to that.
  for (const started of [unpacked, moved]) started.catch(() => undefined);
  try {
    const write = await make();
    if (write === null) return "moved";
    if (write.pack.size > FEW_MAX) await unpackObjects(repository, write.pack);
    else {
      pack.resolve(write.pack);
      await unpacked;
    }
    changes.resolve(write.changes);
    return await moved;
  } finally {
    over.abort();
  }
}

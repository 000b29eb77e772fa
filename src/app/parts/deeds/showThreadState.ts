import type { RecordSourceSelectorProxy } from "relay-runtime";

/**
 * Puts the state that a deed will leave a thread in into the store, until the answer is there: whether it can be settled or opened then
 * is the server's to say, and what was proposed for it is done with.
 */
export function showThreadState(store: RecordSourceSelectorProxy, threadId: string, state: "OPEN" | "RESOLVED"): void {
  store
    .get(threadId)
    ?.setValue(state, "state")
    .setValue(false, "viewerCanResolve")
    .setValue(false, "viewerCanReopen")
    .setValue(null, "addressed");
}

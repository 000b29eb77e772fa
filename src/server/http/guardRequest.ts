import { guards as allGuards, type Door, type Guard, type GuardedRequest, type Refusal } from "./guards.ts";

/** Decides whether a request may come in: null when no guard refuses it, else what the first one says. It never throws. */
export function guardRequest(
  request: GuardedRequest,
  door: Door,
  guards: readonly Guard[] = allGuards,
): Refusal | null {
  for (const guard of guards) {
    const refusal = guard.refuse(request, door);
    if (refusal !== null) return refusal;
  }
  return null;
}

import { expect, it, vi } from "vitest";
import { abortable } from "#server/git/processes/streams.ts";

it("work that fails after every caller has aborted is not an unhandled rejection", async () => {
  const unhandled = vi.fn<() => void>();
  process.prependListener("unhandledRejection", unhandled);
  const work = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The repository was closed.")), 1));
  const gone = abortable(work, AbortSignal.abort(new Error("gone")));
  await expect(gone).rejects.toThrow("gone");
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

import type { Galley } from "./Galley.ts";
import { openGalley } from "./openGalley.ts";

/** Finds whoever answers for the repository at a path, for what one word asks, an agent's where it is named. */
export async function withGalley<Result>(
  path: string,
  act: (galley: Galley) => Promise<Result>,
  { agent = null, log }: { readonly agent?: string | null; readonly log: (line: string) => void },
): Promise<Result> {
  const galley = await openGalley(path, agent, log);
  try {
    return await act(galley);
  } finally {
    await galley.close();
  }
}

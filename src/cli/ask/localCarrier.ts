import { openRepository } from "#server/git/openRepository.ts";
import { closeRepository } from "../server/closeRepository.ts";
import type { Carrier } from "./Carrier.ts";

/** A way that has to be closed in the end. */
export interface LocalCarrier extends Carrier {
  /** Waits for what is being written, and closes the repository. */
  close(): Promise<void>;
}

/**
 * The way to this very program: opens the repository and answers as a server would. What executes operations is loaded here, so a
 * program that found a server never does.
 */
export async function localCarrier(
  path: string,
  agent: string | null,
  log: (line: string) => void,
): Promise<LocalCarrier> {
  const [repository, { executeHere }] = await Promise.all([
    openRepository(path),
    import("#server/http/executeHere.ts"),
  ]);
  const { slug, parts } = executeHere(repository, agent, log);
  return {
    slug,
    async *parts({ params }, variables, signal) {
      yield* parts(params.id ?? "", variables, signal);
    },
    close: () => closeRepository(repository),
  };
}

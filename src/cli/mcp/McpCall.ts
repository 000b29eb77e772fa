import type { Galley } from "#cli/ask/Galley.ts";

/** What one call of an agent is answered with. */
export interface McpCall {
  /** Whoever answers for the repository, asked in the agent's name. */
  readonly galley: Galley;
  /** By review, the ids of what this agent has been shown: what is said besides is new to it. */
  readonly shown: Map<string, ReadonlySet<string>>;
  /** Fires when the agent cancels the call or goes away. */
  readonly signal: AbortSignal;
  /** Tells the agent that the call goes on: how many seconds it has by now, of how many. */
  readonly progress: (seconds: number, of: number, says: string) => void;
}

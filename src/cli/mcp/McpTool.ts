import type { McpCall } from "./McpCall.ts";
import type { ToolArguments } from "./ToolArguments.ts";

/** What a tool answers. */
export interface ToolAnswer {
  /** For the model: whatever others wrote in it stands in a fence. */
  readonly text: string;
  /** For programs: nothing in it was written by others but ids. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A tool that agents are offered. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** Whether it leaves everything as it is. */
  readonly reads: boolean;
  /** Its arguments, as JSON Schemas by their names. */
  readonly takes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly needs: readonly string[];
  run(call: McpCall, given: ToolArguments): Promise<ToolAnswer>;
}

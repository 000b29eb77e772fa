import { transferableAbortController } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import { loadLater } from "#app/ui/later.tsx";
import { WAIT_MS } from "./testRun.ts";

// relay-test-utils creates its spies with jest.fn.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });
// The code that the page loads when idle is loaded before the first test, so that menus open at once.
beforeAll(loadLater);
afterEach(cleanup);
configure({ asyncUtilTimeout: WAIT_MS });

// On a slow machine responses would lack what is counted or found within a short time limit.
vi.mock("#contract/limits.ts", async (original) => {
  const { TEST_MS } = await import("./testRun.ts");
  const short = ["UNVIEWED_COUNT_MS", "HISTORY_SEARCH_MS"];
  return { ...(await original<object>()), ...Object.fromEntries(short.map((name) => [name, TEST_MS])) };
});

// In tests of the page the server runs in the same process, and node's own functions accept only node's own signals.
const { constructor: AbortController, signal } = transferableAbortController();
Object.assign(globalThis, { AbortController, AbortSignal: signal.constructor });

import { transferableAbortController } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import { loadLater } from "#app/ui/later.tsx";
import { WAIT_MS } from "./testRun.ts";

// relay-test-utils makes its spies with jest.fn.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });
// Code that the page loads when it is idle is there before the first test, so that a menu opens at once.
beforeAll(loadLater);
afterEach(cleanup);
configure({ asyncUtilTimeout: WAIT_MS });

// On a slow machine answers would lack what has to be counted in a short time.
vi.mock("#contract/limits.ts", async (original) => {
  const { TEST_MS } = await import("./testRun.ts");
  return { ...(await original<object>()), UNVIEWED_COUNT_MS: TEST_MS, COUNTING_MS: TEST_MS };
});

// In a test of the page the server runs beside it, and node's own functions take node's own signals alone.
const { constructor: AbortController, signal } = transferableAbortController();
Object.assign(globalThis, { AbortController, AbortSignal: signal.constructor });

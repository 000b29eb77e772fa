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

// In a test of the page the server runs beside it, and node's own functions take node's own signals alone.
const { constructor: AbortController, signal } = transferableAbortController();
Object.assign(globalThis, { AbortController, AbortSignal: signal.constructor });

import { transferableAbortController } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { WAIT_MS } from "./testRun.ts";

// relay-test-utils makes its spies with jest.fn.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
configure({ asyncUtilTimeout: WAIT_MS });

// In a test of the page the server runs beside it, and node's own functions take node's own signals alone.
const { constructor: AbortController, signal } = transferableAbortController();
Object.assign(globalThis, { AbortController, AbortSignal: signal.constructor });

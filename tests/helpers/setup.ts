import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// relay-test-utils makes its spies with jest.fn.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

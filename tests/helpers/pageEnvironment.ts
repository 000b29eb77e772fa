import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * The environment of tests that need a page: happy-dom, with the same modules as the tests of the server. Vitest then
 * transforms each module once for both, and each package has one copy.
 */
const pageEnvironment: Environment = { ...builtinEnvironments["happy-dom"], name: "page", viteEnvironment: "ssr" };

export default pageEnvironment;

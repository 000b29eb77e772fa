import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * The environment of the tests that need a page: happy-dom, with the modules that tests of the server have. So vitest transforms
 * each module once for both, and a package has one copy.
 */
const pageEnvironment: Environment = { ...builtinEnvironments["happy-dom"], name: "page", viteEnvironment: "ssr" };

export default pageEnvironment;

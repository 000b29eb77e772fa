import { createElement, use, type ComponentType, type ReactNode } from "react";
import { RouterContext, type RouterState } from "./RouterContext.ts";
import type { LoadedPage } from "./Router.ts";

interface Props {
  readonly page: LoadedPage;
  /** What stands around every page. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
}

/** Shows one page as RouterRoot does, where there is no browser to go elsewhere in. A page that is not all there throws. */
export function ServedRoot({ page: { url, code, query, match }, Frame }: Props) {
  const { reading } = match;
  const state: RouterState = { url, reading, pending: false, go: nowhere, preload: nowhere, reload: nowhere };
  return (
    <RouterContext value={state}>
      <Frame>{createElement(use(code), { query, params: match.params })}</Frame>
    </RouterContext>
  );
}

function nowhere(): void {
  // Nobody clicks on a server.
}

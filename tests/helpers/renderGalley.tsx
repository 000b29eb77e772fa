import { act, render } from "@testing-library/react";
import { Galley } from "#app/App.tsx";
import { readerModules } from "#app/reading/readerModules.ts";
import { Router } from "#app/relay/Router.ts";
import { routes } from "#app/routes.ts";
import { settings } from "#app/ui/settings.ts";
import { openGraphql, type OpenedGraphql } from "./openGraphql.ts";

const READERS = ["Source", "Markdown", "Csv", "Image", "Svg", "Binary", "Link", "Submodule", "Notebook"].map(
  (kind) => `${kind}Reader`,
);

// Transforming code that is loaded on demand takes long in tests. It is loaded before the first test starts, so that
// settling waits for data only.
await Promise.all([
  ...Object.values(routes).map(({ loadCode }) => loadCode()),
  readerModules.loadNamed(READERS.map((name) => `${name}_reader$normalization.graphql`)),
  import("#app/reading/markdown/MarkdownTree.tsx"),
  import("#app/reading/pictures/PictureChange.tsx"),
  import("#app/reading/rendered/MarkdownChange.tsx"),
  import("#app/reading/rendered/NotebookChange.tsx"),
]);

/** A page of the real app with the real schema on real repositories. */
export interface RenderedGalley {
  readonly opened: OpenedGraphql;
  /** Waits until nothing is being loaded and everything is on screen. */
  settled(): Promise<void>;
  /** Unmounts the page and closes the repositories. */
  close(): Promise<void>;
}

/** Opens an address of Galley with the repositories at these paths. */
export async function renderGalley(address: string, ...paths: readonly string[]): Promise<RenderedGalley> {
  const opened = await openGraphql(...paths);
  const { environment, settled: answered } = opened.environment();
  window.history.replaceState(null, "", address);
  const router = new Router(environment, routes, settings.read);
  const page = await act(async () =>
    render(<Galley environment={environment} router={router} initial={router.load(address)} />),
  );
  const settled = async () => {
    // Code is loaded by import(), data by the schema, and each can require more of the other.
    for (let round = 0; round < 6; round++) {
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await answered();
        await readerModules.settled();
      });
    }
  };
  await settled();
  return {
    opened,
    settled,
    async close() {
      page.unmount();
      await answered();
      await opened.close();
    },
  };
}

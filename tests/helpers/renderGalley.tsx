import { act, render } from "@testing-library/react";
import { Galley } from "#app/App.tsx";
import { readerModules } from "#app/parts/readerModules.ts";
import { Router } from "#app/relay/Router.ts";
import { routes } from "#app/routes.ts";
import { settings } from "#app/ui/settings.ts";
import { openGraphql, type OpenedGraphql } from "./openGraphql.ts";

const READERS = ["Source", "Markdown", "Csv", "Image", "Svg", "Hex", "Link", "Lfs", "Submodule", "Notebook"].map(
  (kind) => `${kind}Reader`,
);

// Code that comes when one needs it takes long to be made ready for a test: it is there before the first one begins, so that settling
// waits for data alone.
await Promise.all([
  ...Object.values(routes).map(({ loadCode }) => loadCode()),
  readerModules.loadNamed(READERS.map((name) => `${name}_reader$normalization.graphql`)),
  import("#app/parts/markdown/MarkdownTree.tsx"),
  import("#app/parts/pictures/PictureChange.tsx"),
  import("#app/parts/rendered/MarkdownChange.tsx"),
  import("#app/parts/rendered/NotebookChange.tsx"),
  import("#app/parts/rendered/TableChange.tsx"),
]);

/** A page of the real app on the real schema over real repositories. */
export interface RenderedGalley {
  readonly opened: OpenedGraphql;
  /** Waits until nothing is under way any more and what came is on screen. */
  settled(): Promise<void>;
  /** Ends the page and closes the repositories. */
  close(): Promise<void>;
}

/** Opens an address of Galley on the repositories at these paths. */
export async function renderGalley(address: string, ...paths: readonly string[]): Promise<RenderedGalley> {
  const opened = await openGraphql(...paths);
  const { environment, settled: answered } = opened.environment();
  window.history.replaceState(null, "", address);
  const router = new Router(environment, routes, settings.read);
  const page = await act(async () =>
    render(<Galley environment={environment} router={router} initial={router.load(address)} />),
  );
  const settled = async () => {
    // Code arrives by import(), data by the schema, and either may ask for more of the other.
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

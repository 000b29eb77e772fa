import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { Frame } from "./Frame.tsx";
import { PageFailure } from "./PageFailure.tsx";
import type { Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { Announcer } from "#app/ui/Announcer.tsx";
import { ShortcutProvider } from "#app/ui/ShortcutProvider.tsx";

interface Props {
  readonly environment: IEnvironment;
  readonly router: Router;
}

/** The whole page: the data, the keys, what is read out, and the screen of the current address. */
export function Galley({ environment, router }: Props) {
  const [initial] = useState(() =>
    router.load(window.location.pathname + window.location.search + window.location.hash),
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ShortcutProvider>
        <Announcer>
          <RouterRoot router={router} initial={initial} Frame={Frame} Failed={PageFailure} />
        </Announcer>
      </ShortcutProvider>
    </RelayEnvironmentProvider>
  );
}

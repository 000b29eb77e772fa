import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { Announcer } from "#app/ui/Announcer.tsx";
import { ShortcutProvider } from "#app/ui/ShortcutProvider.tsx";
import { Toaster } from "#app/ui/Toaster.tsx";

interface Props {
  readonly environment: IEnvironment;
  readonly children: ReactNode;
}

/** What every page stands in: the data, the keys, what is read out. */
export function Surroundings({ environment, children }: Props) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ShortcutProvider>
        <Announcer>
          <Toaster>{children}</Toaster>
        </Announcer>
      </ShortcutProvider>
    </RelayEnvironmentProvider>
  );
}

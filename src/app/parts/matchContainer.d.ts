declare module "react-relay/lib/relay-hooks/MatchContainer" {
  import type { ComponentType, ReactElement } from "react";

  /** Draws what a field with @match holds, by the component that `loader` gives for its module. Relay exports it nowhere else, and types it as no component. */
  export default function MatchContainer<P>(props: {
    readonly match: object | null | undefined;
    readonly loader: (module: unknown) => ComponentType<P>;
    readonly props: P;
  }): ReactElement | null;
}

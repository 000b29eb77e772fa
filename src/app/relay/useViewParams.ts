import { useSearchParam } from "./useSearchParam.ts";

type Param = ReturnType<typeof useSearchParam>;

/** Where the address of a page keeps how lines are shown there. */
interface ViewParams {
  readonly view: Param;
  readonly wrap: Param;
  readonly tab: Param;
  readonly marks: Param;
  readonly turned: Param;
}

/** Reads and writes how lines are shown, of which each has its own value in the address. */
export function useViewParams(): ViewParams {
  return {
    view: useSearchParam("view"),
    wrap: useSearchParam("wrap"),
    tab: useSearchParam("tab"),
    marks: useSearchParam("marks"),
    turned: useSearchParam("turned"),
  };
}

import { use } from "react";
import { RouterContext, type RouterState } from "./RouterContext.ts";

/** Gives where one is and how to go elsewhere; for components inside RouterRoot. */
export function useRouter(): RouterState {
  const state = use(RouterContext);
  if (!state) throw new Error("useRouter stands outside RouterRoot.");
  return state;
}

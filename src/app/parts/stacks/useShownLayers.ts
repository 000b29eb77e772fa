import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "#app/ui/Listeners.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { layersParam, type LayersParam } from "#contract/pageParams.ts";

/** The layers of a stack that the address names, and how to show others. */
export interface ShownLayers {
  /** Null for the whole stack. */
  readonly shown: LayersParam | null;
  /** The number of layers; null until it is loaded. */
  readonly count: number | null;
  readonly addressOf: (layers: LayersParam | null) => string;
  readonly onShow: (layers: LayersParam | null) => void;
}

let count: number | null = null;
const listeners = new Listeners();

/** Sets the number of layers of the stack on the screen. */
export function setLayerCount(next: number): void {
  count = next;
  listeners.notify();
}

const layerCount = (): number | null => count;

/** Reads which layers of a stack are shown from the address. */
export function useShownLayers(): ShownLayers {
  const { url, go } = useNavigation();
  const text = new URLSearchParams(/\?([^#]*)/u.exec(url)?.[1]).get("layers");
  const addressOf = useCallback((layers: LayersParam | null) => withLayers(url, layers), [url]);
  const onShow = useCallback((layers: LayersParam | null) => go(withLayers(url, layers)), [url, go]);
  const known = useSyncExternalStore(listeners.add, layerCount, layerCount);
  return useMemo(
    () => ({ shown: layersParam.read(text), count: known, addressOf, onShow }),
    [text, known, addressOf, onShow],
  );
}

/** Replaces the layers in the address of a comparison; a line of another layer is left out. */
function withLayers(url: string, layers: LayersParam | null): string {
  const [, path = "", search = ""] = /^([^?#]*)(?:\?([^#]*))?/u.exec(url) ?? [];
  const params = new URLSearchParams(search);
  params.delete("layers");
  // Without a range of patch sets the whole change is that since the last visit.
  const isReview = /\/reviews\/[^/]+\/files$/u.test(path);
  if (layers === null && isReview && !params.has("from") && !params.has("to")) params.set("from", "0");
  const parts = [
    ...(params.size === 0 ? [] : [String(params)]),
    ...(layers === null ? [] : [`layers=${layersParam.write(layers)}`]),
  ];
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}

/** Focuses the layer that is shown, or the lowest. */
export function focusCurrent(rail: HTMLElement | null): void {
  const link =
    rail?.querySelector<HTMLElement>("a[data-shown]") ?? rail?.querySelector<HTMLElement>("a[data-position]");
  link?.focus();
}

/** True if the rail had the focus when the page of the last layer was left. */
let wasFocused = false;

/** Keeps the focus in the rail when another layer is shown. */
export function useKeptFocus(rail: { readonly current: HTMLElement | null }, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    if (wasFocused) focusCurrent(rail.current);
    wasFocused = false;
    const element = rail.current;
    return () => {
      wasFocused = element?.contains(document.activeElement) === true;
    };
  }, [rail, isReady]);
}

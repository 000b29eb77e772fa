import { useCallback, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { useNavigation } from "#app/ui/navigation.tsx";
import { layersParam, type LayersParam } from "#contract/pageParams.ts";

/** The layers of a stack that the address names, and how to show others. */
export interface ShownLayers {
  /** Null for the whole stack. */
  readonly shown: LayersParam | null;
  readonly addressOf: (layers: LayersParam | null) => string;
  readonly onShow: (layers: LayersParam | null) => void;
}

export function useShownLayers(): ShownLayers {
  const { url, go } = useNavigation();
  const text = new URLSearchParams(/\?([^#]*)/u.exec(url)?.[1]).get("layers");
  const addressOf = useCallback((layers: LayersParam | null) => withLayers(url, layers), [url]);
  const onShow = useCallback((layers: LayersParam | null) => go(withLayers(url, layers)), [url, go]);
  return useMemo(() => ({ shown: layersParam.read(text), addressOf, onShow }), [text, addressOf, onShow]);
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

/** Focuses the layer at a position if it is shown, else the lowest one that is shown, else the lowest. */
export function focusCurrent(rail: HTMLElement | null, position = ""): void {
  const choices = [`a[data-shown][data-position="${position}"]`, "a[data-shown]", "a[data-position]"];
  const links = choices.map((one) => rail?.querySelector<HTMLElement>(one) ?? null);
  links.find((link) => link !== null)?.focus();
}

/** The position of the link that had the focus when the page of the last layers was left; null if the rail had it not. */
let keptPosition: string | null = null;

/** Keeps the focus in the rail when another layer is shown. */
export function useKeptFocus(rail: { readonly current: HTMLElement | null }, onKept: (position: string) => void): void {
  const focus = useEffectEvent(onKept);
  useLayoutEffect(() => {
    if (keptPosition !== null) focus(keptPosition);
    keptPosition = null;
    const element = rail.current;
    return () => {
      const { activeElement } = document;
      const isKept = activeElement instanceof HTMLElement && element?.contains(activeElement) === true;
      keptPosition = isKept ? (activeElement.dataset["position"] ?? "") : null;
    };
  }, [rail]);
}

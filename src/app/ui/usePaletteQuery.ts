import { useState } from "react";

/** What a palette is given to be typed into and closed. */
interface PaletteQuery {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
}

/** Keeps what one types into a palette until that closes: it opens empty again. */
export function usePaletteQuery(onClose: () => void): PaletteQuery {
  const [query, onQueryChange] = useState("");
  return {
    query,
    onQueryChange,
    onClose: () => {
      onQueryChange("");
      onClose();
    },
  };
}

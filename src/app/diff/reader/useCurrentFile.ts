import { useEffect } from "react";
import type { CurrentFile } from "../CurrentFile.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { fileAt, type FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";

/** Tells a follower which file's header stands, or sticks, at the upper edge of what can be seen. */
export function useCurrentFile(viewport: Viewport, stack: FileStack, current: CurrentFile | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    const tell = (): void => {
      const index = fileAt(stack, viewport.top + viewport.inset + FILE_HEADER_HEIGHT / 2);
      current.set(stack.models[index]?.file.key ?? null);
    };
    tell();
    return viewport.onMove(tell);
  }, [viewport, stack, current]);
}

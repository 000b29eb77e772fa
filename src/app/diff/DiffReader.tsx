import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from "react";
import type { CurrentFile } from "./CurrentFile.ts";
import "./diff.css";
import type { DiffFile, DiffLayout } from "./DiffFile.ts";
import { FileSection } from "./FileSection.tsx";
import { foldedFiles } from "./foldedFiles.ts";
import { FILE_GAP, FILE_HEADER_HEIGHT } from "./measures.ts";
import { ModelCache } from "./ModelCache.ts";
import { fileAt, stackFiles } from "./stackFiles.ts";
import { useCurrentFile } from "./useCurrentFile.ts";
import { useCursor } from "./useCursor.ts";
import { useNeeds } from "./useNeeds.ts";
import { useSteadyPlace } from "./useSteadyPlace.ts";
import { Viewport } from "./Viewport.ts";

const LABEL = "Changed lines";

export interface DiffReaderHandle {
  /** Brings a file's header to the upper edge of what can be seen. */
  scrollToFile(key: string): void;
}

/**
 * Shows changed files under one another, drawing only what is near the viewport of its nearest scroll container. What
 * one reads stays where it is when patches arrive, files fold or the layout changes.
 */
export function DiffReader(props: {
  readonly files: readonly DiffFile[];
  readonly layout: DiffLayout;
  /** Asks for the patches of files near the viewport; each once until it arrives or fails. */
  readonly onNeed: (keys: readonly string[]) => void;
  /** What stands at the right of a file's header. Give the same function from one rendering to the next. */
  readonly renderHeaderExtra?: (file: DiffFile) => ReactNode;
  readonly emptyText: string;
  /** Is told which file one is reading. */
  readonly current?: CurrentFile;
  readonly ref?: Ref<DiffReaderHandle>;
}): ReactNode {
  const { files, layout, onNeed, renderHeaderExtra, emptyText, current, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const [viewport] = useState(() => new Viewport());
  const [cache] = useState(() => new ModelCache());
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const collapsed = useMemo(() => foldedFiles(files, toggled), [files, toggled]);
  const models = useMemo(() => cache.modelsOf(files, layout), [cache, files, layout]);
  const stack = useMemo(() => stackFiles(models, collapsed), [models, collapsed]);
  const drawn = useSyncExternalStore(viewport.onDrawn, viewport.drawn, viewport.drawn);

  useLayoutEffect(() => (root.current === null ? undefined : viewport.attach(root.current)), [viewport]);
  useSteadyPlace(viewport, stack);
  const retry = useNeeds(viewport, stack, onNeed);
  useCurrentFile(viewport, stack, current);
  const cursor = useCursor(root, viewport, stack);

  useImperativeHandle(
    ref,
    () => ({
      scrollToFile: (key) => {
        const index = stack.models.findIndex(({ file }) => file.key === key);
        if (index !== -1) viewport.scrollTo(stack.tops[index] ?? 0);
      },
    }),
    [viewport, stack],
  );
  const toggle = useCallback((key: string) => {
    setToggled((keys) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  const first = Math.max(0, fileAt(stack, drawn.from));
  const last = fileAt(stack, drawn.to);
  return (
    <div ref={root} className="diff-reader" role="region" aria-label={LABEL} style={{ height: stack.height }}>
      {files.length === 0 && <p className="diff-empty">{emptyText}</p>}
      {stack.models.slice(first, last + 1).map((model, i) => {
        const top = stack.tops[first + i] ?? 0;
        const height = (stack.tops[first + i + 1] ?? 0) - top - FILE_GAP;
        const bodyTop = top + FILE_HEADER_HEIGHT;
        return (
          <FileSection
            key={model.file.key}
            model={model}
            top={top}
            height={height}
            from={Math.max(0, drawn.from - bodyTop)}
            to={Math.min(height, drawn.to - bodyTop)}
            cursorLine={cursor?.key === model.file.key ? cursor.line : null}
            isCollapsed={collapsed.has(model.file.key)}
            onToggle={toggle}
            onRetry={retry}
            renderExtra={renderHeaderExtra}
          />
        );
      })}
    </div>
  );
}

import { type ReactNode, useMemo, useRef } from "react";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { FileContents } from "#app/diff/patch/FileContents.ts";
import { plainFile } from "#app/diff/patch/DiffFile.ts";
import { plainPatch } from "#app/diff/compare/textPatches.ts";
import { Notice } from "#app/ui/Notice.tsx";
import type { DiffReaderHandle, ReaderProps as DiffReaderProps } from "#app/diff/controller/ReaderView.ts";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { useLinkedLocation } from "../options/useLinkedLocation.ts";

interface Props
  extends Pick<ReaderProps, "options" | "address" | "comments">, Pick<DiffReaderProps, "onAct" | "renderMargin"> {
  readonly revision: string;
  readonly path: string;
  readonly mode: string;
  readonly text: string;
  /** Draws the encoding of the text. Pass a stable function. */
  readonly renderEncoding?: () => ReactNode;
}

/** Shows all lines of a file in the diff reader, as a change without differences. */
export function SourceLines(props: Props) {
  const { revision, path, mode, text, renderEncoding, options, address, comments, ...onLines } = props;
  const files = useMemo(() => [plainFile(path, mode)], [path, mode]);
  const contents = useMemo(() => {
    const filled = new FileContents();
    filled.putPatches([[path, plainPatch(text)]]);
    filled.putText(path, text);
    return filled;
  }, [path, text]);
  const own = useRef<DiffReaderHandle>(null);
  const reader = comments?.reader ?? own;
  const { links } = useLinkedLocation(reader, files, address);
  return (
    <DiffReader
      ref={reader}
      files={files}
      contents={contents}
      options={{ ...options, layout: "plain" }}
      onNeed={nothing}
      links={links}
      revisions={{ old: null, new: revision }}
      {...(comments !== undefined && { slots: comments.slots })}
      onComment={comments?.onComment}
      onEdit={comments?.onEdit}
      {...onLines}
      {...(renderEncoding !== undefined && { renderHeaderExtra: renderEncoding })}
      emptyText="This file is empty."
    />
  );
}

/** Shows the lines of a file that cannot be rendered, below the reason why. */
export function SourceInstead({ why, ...source }: Props & { readonly why: string }) {
  return (
    <>
      <Notice tone="warning">{why} Showing the source instead.</Notice>
      <SourceLines {...source} />
    </>
  );
}

function nothing(): void {
  // The whole file is there from the start.
}

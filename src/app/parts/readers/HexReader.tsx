import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { sizeText } from "#app/diff/displayText.ts";
import { formatCount } from "#app/ui/format.ts";
import { Pages } from "#app/ui/Pages.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { HexReader_reader$key } from "#generated/HexReader_reader.graphql.ts";
import type { HexReaderQuery } from "#generated/HexReaderQuery.graphql.ts";
import { valueOf } from "../fieldFailure.ts";
import { useFetched } from "../useFetched.ts";
import { FileLinkKey, NoLines, CommentsOnFile } from "./NoLines.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import "../pictures/FramedView.css";
import "./HexReader.css";

const TITLE = "Binary file";
/** The size of a page: 256 rows. */
const PAGE_BYTES = 4096;

interface Props extends ReaderProps {
  readonly reader: HexReader_reader$key;
}

interface Page {
  readonly offset: number;
  readonly base64: string;
}

/** Shows the bytes of a binary file of any size, page by page. */
export function HexReader({ reader, address, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment HexReader_reader on HexReader @throwOnFieldError {
        file {
          path
          blob {
            id
            byteSize @catch(to: NULL)
            piece(offset: 0, length: 4096) @catch(to: NULL) {
              base64
            }
          }
        }
      }
    `,
    reader,
  );
  const { path, blob } = file;
  const size = blob?.byteSize ?? null;
  const first = blob?.piece?.base64;
  if (blob == null || size === null || first === undefined) {
    return (
      <NoLines title={TITLE} fileKey={path} comments={comments}>
        Its content could not be read.
      </NoLines>
    );
  }
  return (
    <>
      <FileLinkKey address={address} path={path} />
      <HexPages key={blob.id} id={blob.id} size={size} first={first} />
      <CommentsOnFile fileKey={path} comments={comments} />
    </>
  );
}

function HexPages({ id, size, first }: { readonly id: string; readonly size: number; readonly first: string }) {
  const [wanted, setWanted] = useState(0);
  // The server has to read everything before the offset.
  const { data: fetched, failure } = useFetched<HexReaderQuery, Page>(
    graphql`
      query HexReaderQuery($id: ID!, $offset: Float!, $length: Int!) {
        node(id: $id) {
          ... on Blob {
            piece(offset: $offset, length: $length) @catch(to: RESULT) {
              base64
            }
          }
        }
      }
    `,
    wanted === 0 ? null : { id, offset: wanted, length: PAGE_BYTES },
    ({ node }) => ({ offset: wanted, base64: valueOf(node?.piece, "These bytes could not be loaded.").base64 }),
  );
  // The previous page stays visible until the next one has loaded.
  const [page, setPage] = useState<Page>({ offset: 0, base64: first });
  const loaded = wanted === 0 ? { offset: 0, base64: first } : fetched;
  if (loaded !== null && loaded.offset !== page.offset) setPage(loaded);
  const { base64, offset: shownFrom } = page;
  const lastShown = Math.min(size, shownFrom + PAGE_BYTES) - 1;
  const rows = useMemo(() => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return hexRows(bytes, shownFrom);
  }, [base64, shownFrom]);
  const isBusy = wanted !== shownFrom && failure === null;
  return (
    <section className="FramedView HexReader" aria-label={TITLE}>
      <div className="FramedView-bar">
        <span>
          {TITLE}, {sizeText(size)} · bytes {formatCount(shownFrom)} to {formatCount(lastShown)} of {formatCount(size)}
        </span>
        <Pages
          of="bytes"
          at={wanted}
          size={PAGE_BYTES}
          count={size}
          group={shortcutGroups.bytes}
          className="HexReader-pages"
          onGo={setWanted}
        />
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
      <div
        className="HexReader-viewport"
        role="group"
        aria-label="Bytes as hexadecimal and text"
        aria-busy={isBusy}
        tabIndex={0}
      >
        <pre className="HexReader-rows">
          {rows.map(({ offset, hex, text }) => (
            <span key={offset} className="HexReader-row">
              <span className="HexReader-offset">{offset}</span>
              <span className="HexReader-hex">{hex}</span>
              <span className="HexReader-text">{text}</span>
              {"\n"}
            </span>
          ))}
        </pre>
      </div>
    </section>
  );
}

/** A row of at most sixteen bytes. */
export interface HexRow {
  /** In hexadecimal digits. */
  readonly offset: string;
  readonly hex: string;
  /** Printable ASCII; every other byte is a dot. */
  readonly text: string;
}

const ROW_BYTES = 16;
const OFFSET_DIGITS = 8;

/** Splits bytes that start at an offset into rows of sixteen. Linear in the bytes. */
function hexRows(bytes: Uint8Array, offset: number): readonly HexRow[] {
  return Array.from({ length: Math.ceil(bytes.length / ROW_BYTES) }, (_, row) => {
    const part = [...bytes.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)];
    const halves = [part.slice(0, ROW_BYTES / 2), part.slice(ROW_BYTES / 2)];
    return {
      offset: (offset + row * ROW_BYTES).toString(16).padStart(OFFSET_DIGITS, "0"),
      hex: halves.map((half) => half.map((byte) => byte.toString(16).padStart(2, "0")).join(" ")).join("  "),
      text: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·")).join(""),
    };
  });
}

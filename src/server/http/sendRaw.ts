import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RawAddress } from "#contract/addresses.ts";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, RAW_SEND_MS } from "#contract/limits.ts";
import { imageFormat, type ImageFormat, isSvg } from "#server/git/contents/images.ts";
import { isBinaryContent } from "#server/git/contents/encoding.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { blobPiece, streamBlob } from "#server/git/objects/readBlobs.ts";
import { Blob } from "#server/schema/files/Blob.ts";
import { findFile } from "#server/schema/files/FileAtRevision.ts";
import { file as fileAt } from "#server/schema/files/FolderAtRevision.ts";
import { Repository } from "#server/schema/repositories/Repository.ts";
import type { Context } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import { exportTemplate } from "./assets.ts";
import { RAW_POLICY } from "./securityHeaders.ts";

const MISSING = "The file's content is not in this repository's object store.";
const NO_CONTENT = "This path is a submodule. Its content is in another repository.";
/** A revision path whose content never changes: a blob, or a commit and a path. */
const FIXED = /^(?<oid>[0-9a-f]{40}|[0-9a-f]{64})(?:\/(?<path>.+))?$/u;
const NO_STORE = "no-store";

/** The content to send; of a blob that is too large for memory only the beginning. */
interface Content {
  readonly size: number;
  readonly head: Buffer;
  readonly rest: { readonly blob: Blob } | null;
}

/**
 * Sends content byte for byte, under a policy that lets nothing in it run, load or be framed. A large blob is streamed
 * with backpressure, using a few megabytes of memory; the stream ends when the client disconnects and after
 * RAW_SEND_MS.
 */
export async function sendRaw(
  served: Pick<Context, "repositories" | "settings">,
  address: RawAddress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  const { signal } = abort;
  const context: Context = { ...served, signal, loaders: new Loaders(signal), exportTemplate, agent: null };
  const blob = await findBlob(context, address);
  const { size, head, rest } = await readContent(context, blob);
  const { type, isShown } = rawType(head, request.headers["sec-fetch-dest"]?.toString());
  const isSaved = address.isDownload || !isShown;
  response.writeHead(200, {
    "content-security-policy": RAW_POLICY,
    "content-type": type,
    "content-length": size,
    "content-disposition": `${isSaved ? "attachment" : "inline"}; filename*=UTF-8''${fileName(address.revisionPath)}`,
    "cache-control": FIXED.test(address.revisionPath) ? "private, max-age=31536000, immutable" : NO_STORE,
    vary: "sec-fetch-dest",
  });
  if (request.method === "HEAD" || rest === null) {
    response.end(request.method === "HEAD" ? undefined : head);
    return;
  }
  await streamBlob(rest.blob.served.git, rest.blob.oid, (chunk) => write(response, chunk, signal), {
    signal,
    heavy: true,
    timeoutMs: RAW_SEND_MS,
  });
  response.end();
}

async function findBlob(context: Context, { slug, revisionPath }: RawAddress): Promise<Blob> {
  const served = context.repositories.bySlug(slug);
  const { oid, path } = FIXED.exec(revisionPath)?.groups ?? {};
  if (oid !== undefined && path === undefined) return new Blob(served, oid);
  const file =
    oid === undefined || path === undefined
      ? await fileAt(new Repository(served), context, revisionPath)
      : await findFile(context, served, oid, oid, path);
  const blob = file.blob;
  if (blob === null) throw new GalleyError("NOT_FOUND", NO_CONTENT);
  return blob;
}

async function readContent(context: Context, blob: Blob): Promise<Content> {
  const { git } = blob.served;
  const { signal } = context;
  const size = await blob.byteSize(context);
  if (size > BLOB_TEXT_BYTES) {
    const { head } = await blobPiece(git, blob.oid, { offset: 0, length: 0 }, { signal });
    return { size, head, rest: { blob } };
  }
  const [found] = await readObjects(git, [blob.oid], { signal });
  if (found?.type !== "blob") throw new GalleyError("OBJECT_MISSING", MISSING);
  return { size, head: found.content, rest: null };
}

async function write(response: ServerResponse, chunk: Buffer, signal: AbortSignal): Promise<void> {
  if (!response.write(chunk)) await once(response, "drain", { signal });
}

/** Returns the last part of a path as in RFC 8187: percent-encoded bytes except letters, digits and `_.-`. */
function fileName(revisionPath: string): string {
  const name = revisionPath.slice(revisionPath.lastIndexOf("/") + 1);
  return Array.from(encodeBytes(name), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.-]/u.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}

const PICTURES: Readonly<Record<ImageFormat, string>> = {
  PNG: "image/png",
  JPEG: "image/jpeg",
  GIF: "image/gif",
  WEBP: "image/webp",
  AVIF: "image/avif",
  BMP: "image/bmp",
  ICO: "image/x-icon",
};
const DRAWING = "image/svg+xml";
const BYTES = "application/octet-stream";

/**
 * Chooses the content type by the first 8,000 bytes and never by the name: bitmap images as such, text as plain text,
 * everything else as a download. An SVG, which may contain scripts, is sent as an image only when the request is for an
 * image (`Sec-Fetch-Dest`, which no page can set), because images never run scripts.
 */
function rawType(
  head: Uint8Array,
  destination: string | undefined,
): { readonly type: string; readonly isShown: boolean } {
  const format = imageFormat(head);
  if (format !== null) return { type: PICTURES[format], isShown: true };
  if (isBinaryContent(head)) return { type: BYTES, isShown: false };
  if (destination === "image" && isSvg(head)) return { type: DRAWING, isShown: true };
  return { type: "text/plain; charset=utf-8", isShown: true };
}

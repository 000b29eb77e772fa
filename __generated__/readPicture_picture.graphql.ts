/**
 * @generated SignedSource<<41caed613b0a2b5647ddb1cc0b55714e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PictureFormat = "AVIF" | "BMP" | "GIF" | "ICO" | "JPEG" | "PNG" | "SVG" | "WEBP";
import type { FragmentRefs } from "relay-runtime";
export type readPicture_picture$data = {
  readonly address: string;
  readonly byteSize: number;
  readonly format: PictureFormat;
  readonly height: number | null | undefined;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "readPicture_picture";
};
export type readPicture_picture$key = {
  readonly " $data"?: readPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPicture_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPicture_picture"
};

(node as any).hash = "96a28d8228a0a9df7b7264d07a986d8e";

export default node;

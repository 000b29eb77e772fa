/**
 * @generated SignedSource<<2cc3c475e6460e6e35560649a8bc855b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PictureFormat = "AVIF" | "BMP" | "GIF" | "ICO" | "JPEG" | "PNG" | "SVG" | "WEBP";
import type { FragmentRefs } from "relay-runtime";
export type PictureImage_picture$data = {
  readonly address: string;
  readonly byteSize: number;
  readonly format: PictureFormat;
  readonly height: number | null | undefined;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "PictureImage_picture";
};
export type PictureImage_picture$key = {
  readonly " $data"?: PictureImage_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureImage_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PictureImage_picture"
};

(node as any).hash = "ef07bf694750e80fca9bef6d07da4e82";

export default node;

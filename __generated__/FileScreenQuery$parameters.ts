/**
 * @generated SignedSource<<7000763bd8291507394fa68288ca7e4f>>
 * @relayHash bc992adc4460686f71d558f901ba7bb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 722a4ac6c6d65d2f15496cd742610d2ba9f3a8050bb2ae3db7c604fa67a34cfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "722a4ac6c6d65d2f15496cd742610d2ba9f3a8050bb2ae3db7c604fa67a34cfc",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

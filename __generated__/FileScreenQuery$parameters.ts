/**
 * @generated SignedSource<<1ccb9bcd3fac38b847f68a70e1fbb82f>>
 * @relayHash e9895bb0b2614afe01555bc6f8e561aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ddd15e02012c5df7243ad318afa7112bd00a7dab2baf2ceeec7f86ff356503d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ddd15e02012c5df7243ad318afa7112bd00a7dab2baf2ceeec7f86ff356503d",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

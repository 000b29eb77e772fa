/**
 * @generated SignedSource<<b50faab3470ccb90db9823cdee174bef>>
 * @relayHash 5d5cfb53586c630f7b76fe82ff80b350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f473f6859213af8d704812e509beebb003022707f99a2b2313de04fadfee5b48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f473f6859213af8d704812e509beebb003022707f99a2b2313de04fadfee5b48",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

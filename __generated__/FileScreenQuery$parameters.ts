/**
 * @generated SignedSource<<ef82272161a3c4e4d112cf95b66272c9>>
 * @relayHash 9b133f4cde3dd2c426398e265b5b79ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a480390ee8bc5c7e9e7f15c6de9c7015cbcb46f70dc14d2e504eeddbc380e4d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a480390ee8bc5c7e9e7f15c6de9c7015cbcb46f70dc14d2e504eeddbc380e4d2",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1b3c3a20fdb9adcbed06bca9440c10ad>>
 * @relayHash 3ee589913b3b2149db9c77ae626771f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299d70cc927aa0ffb2e041fa7e3ce5a60ba03aba0d39b600ab72ba48d01948db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "299d70cc927aa0ffb2e041fa7e3ce5a60ba03aba0d39b600ab72ba48d01948db",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

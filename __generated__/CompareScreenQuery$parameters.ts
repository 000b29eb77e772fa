/**
 * @generated SignedSource<<372db88d8932c225535400a0befe7e16>>
 * @relayHash 0369401d43945123f1ff70dc4f8026e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c5577e9057e1d4d8d249dfe69818c8c91f1dcba0865f3b490c22cd6a0e50f6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c5577e9057e1d4d8d249dfe69818c8c91f1dcba0865f3b490c22cd6a0e50f6f",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

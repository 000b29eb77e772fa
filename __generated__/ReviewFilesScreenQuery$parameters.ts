/**
 * @generated SignedSource<<774d8e5ab1ddaebc887e0184ca85426e>>
 * @relayHash 72a9ce8227b82f26ca44562e855c2671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc2dc147a3b1608d1a82ff46fa3dc7ebf1019156d7445abec90094d981de096

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fc2dc147a3b1608d1a82ff46fa3dc7ebf1019156d7445abec90094d981de096",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<42c29df3e845eba94dc99ebebfcd36aa>>
 * @relayHash ae95fbabd9ee0288902e0e8ef5684255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a707eb4d44f844cfdcc17ebce0093f7db30b08cb69bf93634e418f55f32df6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a707eb4d44f844cfdcc17ebce0093f7db30b08cb69bf93634e418f55f32df6",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

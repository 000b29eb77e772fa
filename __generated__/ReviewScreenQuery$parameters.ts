/**
 * @generated SignedSource<<84fd430705327b4f93e5371f4da43907>>
 * @relayHash febae1da90d69cedf5c542562da9c98b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 529938f8f5914581d24ea7550482f02280e12e450a500f178c6734bfea7af2ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "529938f8f5914581d24ea7550482f02280e12e450a500f178c6734bfea7af2ba",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

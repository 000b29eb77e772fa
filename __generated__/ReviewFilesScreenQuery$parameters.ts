/**
 * @generated SignedSource<<fb9dc1844921bf8b781a097c5f2292a4>>
 * @relayHash fee968fd897b3cf217f8078047f0ec3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f05a2e6a1ee6a652470b6c17c5670ffeffd74d541fc70cb7e435ae8f4ae52b35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f05a2e6a1ee6a652470b6c17c5670ffeffd74d541fc70cb7e435ae8f4ae52b35",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

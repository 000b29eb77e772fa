/**
 * @generated SignedSource<<ad1efc2fb8039faf64be4f6944f58d84>>
 * @relayHash 054c4535710d9946548f004cf0f49916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2836f3e30f93d12361366780e1290683d792a375f4cadc7eaa175d540797634e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2836f3e30f93d12361366780e1290683d792a375f4cadc7eaa175d540797634e",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

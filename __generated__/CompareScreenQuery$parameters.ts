/**
 * @generated SignedSource<<10efae655828988d23ca15d886c1b678>>
 * @relayHash 461b0f192fbb0a6c4d2bdb2d5e5079dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0368b51013081272bf16bc32401e7ad6fb3fd2265dad5cd792239657df823bf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0368b51013081272bf16bc32401e7ad6fb3fd2265dad5cd792239657df823bf6",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

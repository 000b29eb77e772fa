/**
 * @generated SignedSource<<afcbd16ae91367e4bc5cee6a2ce111d8>>
 * @relayHash 320473bd47878f24b8d6bc596cb907e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d75ba89b82b2d2748fe3ed2ca558fb3a90d199d26ad7c19479b9ebd8c24e878

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d75ba89b82b2d2748fe3ed2ca558fb3a90d199d26ad7c19479b9ebd8c24e878",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<16078550d9100130b4e7a65d00a9f0dd>>
 * @relayHash 38bba08c59da14ada86769464a597317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb00fe45f72cd8af9c0d7ab0711b632621f3dc974089c90fd97fc15fbd3b8a50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb00fe45f72cd8af9c0d7ab0711b632621f3dc974089c90fd97fc15fbd3b8a50",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

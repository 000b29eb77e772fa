/**
 * @generated SignedSource<<5bf687791449053e75b33739f8998f77>>
 * @relayHash 0be3d8181aa9d9a703478f72bb209214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fadfbca1372dd2eef8df055c09de12866f7b8287d0bf25b71b49c5c7db54c3bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fadfbca1372dd2eef8df055c09de12866f7b8287d0bf25b71b49c5c7db54c3bc",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

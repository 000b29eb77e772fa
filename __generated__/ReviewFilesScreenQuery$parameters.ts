/**
 * @generated SignedSource<<954ba129dca73759a7500a8fc19e1c6f>>
 * @relayHash fd142ec31548d693bbc4921953b8ba8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43d0d6e65d66a00dda8315fd6d1a533914eae68461cbe67038580a21849086b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43d0d6e65d66a00dda8315fd6d1a533914eae68461cbe67038580a21849086b0",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0496029fe988fd57b89f21b5c46242fe>>
 * @relayHash f6c85c838ddbc128d6a61a09069c92ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fa18031c5924f2fbb163f17ea6455106e0162592f5ee88e19de16f4737defb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fa18031c5924f2fbb163f17ea6455106e0162592f5ee88e19de16f4737defb7",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f389aee45a678499b6e4b2f0cdc79610>>
 * @relayHash 1269b9f938b185eacf44c907836b272a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8bc2fc7cdd8ba2948c3e8669afb2916956fa03317300dc50ee7b03dbad44aec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8bc2fc7cdd8ba2948c3e8669afb2916956fa03317300dc50ee7b03dbad44aec",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

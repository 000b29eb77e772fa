/**
 * @generated SignedSource<<75149a4436b96c5b3d04144380c42455>>
 * @relayHash 4d968d780f322129087e22b268486d46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44386963c7f74e3af5f34adde1a1c200387ca7c33fd690478ee4a68dca94f509

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44386963c7f74e3af5f34adde1a1c200387ca7c33fd690478ee4a68dca94f509",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

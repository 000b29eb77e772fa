/**
 * @generated SignedSource<<3c3d2683748b17a15a792ce4a5acd0df>>
 * @relayHash f992202d7724f7534c11a2db8fd0b85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07066ce3ab93f9a953c24b06edaf251d5fa0a050c97731b948d469e1a45c2ba1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07066ce3ab93f9a953c24b06edaf251d5fa0a050c97731b948d469e1a45c2ba1",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<82832d6f4700807b9de52e67d52dd335>>
 * @relayHash 45c08b84a710c9136bcdcf5aff982132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4196b1bd76fe948364484d408ce5eee50e026c845e9be6417dec8094be4fa01d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4196b1bd76fe948364484d408ce5eee50e026c845e9be6417dec8094be4fa01d",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

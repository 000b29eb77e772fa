/**
 * @generated SignedSource<<e515a4cbd83d893b8431f0ef7f0617b8>>
 * @relayHash ff1cda50c35f6f8f565a820c2229d7cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c8bd00e88cdcf815adf6b900bb88407e58152d6e632df23ce6906241286696a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c8bd00e88cdcf815adf6b900bb88407e58152d6e632df23ce6906241286696a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

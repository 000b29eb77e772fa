/**
 * @generated SignedSource<<8a9a963ff69fb5bf5b2ccb2a4f7abe2f>>
 * @relayHash f58cac58b50e7e8ec1ae74f4d8106b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1ece01c6e309d29be6c1b37e9faf08c82ac9e315ab810faa8967f9861ced947

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1ece01c6e309d29be6c1b37e9faf08c82ac9e315ab810faa8967f9861ced947",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

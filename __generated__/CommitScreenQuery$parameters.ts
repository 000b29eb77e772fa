/**
 * @generated SignedSource<<f72fd8b030c96b38355849466b9adb10>>
 * @relayHash 0bfe39ea488868dbaef501917a8563b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7f093c75f3fef598df451ca3f8cdf331026a04b0504307787991402f589476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff7f093c75f3fef598df451ca3f8cdf331026a04b0504307787991402f589476",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<a8f443a56e1b0ac2ff221650002b3e5b>>
 * @relayHash d27aca246882ab7743995ddbe71207de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4356cf526755c91ddebb183c1eea7f695fea844352649ecfeda632e75e5d41cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4356cf526755c91ddebb183c1eea7f695fea844352649ecfeda632e75e5d41cf",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

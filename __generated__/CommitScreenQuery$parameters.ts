/**
 * @generated SignedSource<<5abdcbd2ca958cb2ff6a8edebc99312c>>
 * @relayHash eab8e276d633f3f0aee922ea038f57ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26dac419c396bd680813ec1a1aa0c569a21aa1810b1889fd463f214e6a5a45dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26dac419c396bd680813ec1a1aa0c569a21aa1810b1889fd463f214e6a5a45dd",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

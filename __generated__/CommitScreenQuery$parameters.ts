/**
 * @generated SignedSource<<10e8033707e722691bcdb5e65e6529ce>>
 * @relayHash c6ac42a57bb25a8960b28adf80f64ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d05964a71a7ee0732814ec890973ac9c2d48d4ebbba821a46274b863ec87de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40d05964a71a7ee0732814ec890973ac9c2d48d4ebbba821a46274b863ec87de",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

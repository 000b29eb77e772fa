/**
 * @generated SignedSource<<32a6646db96baa35725fdc8f2f30d5fe>>
 * @relayHash ec19dc31022fed3cb7f6a0d9abb03f16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9564157c8dd1a293424125f78458477dc900db5e89d234cb2bea1ef30df0135

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9564157c8dd1a293424125f78458477dc900db5e89d234cb2bea1ef30df0135",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<825ccd86ed1db4b08810f85d5068d654>>
 * @relayHash a038dd283d787fa292002823b14757e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 695796bdba61db500a3caf7387eb5945162a83ba7544b2216284b123a64d4271

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "695796bdba61db500a3caf7387eb5945162a83ba7544b2216284b123a64d4271",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

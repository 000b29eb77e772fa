/**
 * @generated SignedSource<<1b6adf975fcf68c064345957636a697f>>
 * @relayHash 6ba79c6ee1302645048423dcc4b7c4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 264cdae0c39aa89d55d04d97c1bb44e9371250ea26434ff1a06ed67e279daacf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "264cdae0c39aa89d55d04d97c1bb44e9371250ea26434ff1a06ed67e279daacf",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

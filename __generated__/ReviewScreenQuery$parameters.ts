/**
 * @generated SignedSource<<d42a0b6ef0bf60e6feb645b965ba810b>>
 * @relayHash 80c95640b43133b2ff7d1913fdcfd098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 450fdc30917b919bbf72938aae443b328af0cccbb8cfd4eed4a9eb7b5af5640e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "450fdc30917b919bbf72938aae443b328af0cccbb8cfd4eed4a9eb7b5af5640e",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

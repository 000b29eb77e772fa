/**
 * @generated SignedSource<<2e6de36d45a53d1f5623795eddf4863e>>
 * @relayHash 812b47f2b632948821e317b239466cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2fb32b7be4b5019255604c8af6e875dfae5e68e733708822a217993a2d10f44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2fb32b7be4b5019255604c8af6e875dfae5e68e733708822a217993a2d10f44",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<7bf4c90ce0a04417fddebbc2253a30fa>>
 * @relayHash 6272572990c3e3d5312ccc575ba8de5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0763d8975d965a8c80068412bd80c09d00489e03340d00ec2a5091524a35462b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0763d8975d965a8c80068412bd80c09d00489e03340d00ec2a5091524a35462b",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

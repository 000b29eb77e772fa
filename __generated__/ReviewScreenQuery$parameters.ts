/**
 * @generated SignedSource<<0f5547e2c141bcef5986d4ab034284f5>>
 * @relayHash 68b3e785f0e5371d86d60c35ec884424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 705d561dfa73ca283934170e92736c4f3605f3094c610793a3f93a4992de74e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "705d561dfa73ca283934170e92736c4f3605f3094c610793a3f93a4992de74e9",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

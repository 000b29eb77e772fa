/**
 * @generated SignedSource<<17e5bed8dfe5ea62cf2c16b0790e5d25>>
 * @relayHash 9aa80abf631c1eadd51ded5d02ef6d1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416e8b38263182e1ef856dbfcd9a28e5c331b2b1674e4e12513886903ab9239d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "416e8b38263182e1ef856dbfcd9a28e5c331b2b1674e4e12513886903ab9239d",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

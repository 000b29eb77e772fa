/**
 * @generated SignedSource<<3dd2acc122b3accd8d1bbf9c5644b0be>>
 * @relayHash 38f47721d510d1af2f5371f245de1dd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fda9115d7ce481413803455bca34ba0e88dfebe5af1e6f10b7faeec45427fc6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fda9115d7ce481413803455bca34ba0e88dfebe5af1e6f10b7faeec45427fc6a",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<11beee02eeee4041596f23b058adfea2>>
 * @relayHash c1bcfffcac83052aaf009c401d077874
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db92370d5a4efa7b752592654eaa5170d2844529881272aa27c64df743064ffc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db92370d5a4efa7b752592654eaa5170d2844529881272aa27c64df743064ffc",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

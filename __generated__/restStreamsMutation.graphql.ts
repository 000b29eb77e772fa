/**
 * @generated SignedSource<<b598b271c93e90b380ca32fac26a8008>>
 * @relayHash 51102078fc976f5af2ffa6ad93d49b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9d24e3f92d9afa9cd771b3bd0ed2f086523bcf026c2a430abd15890191fa83

import type { ConcreteRequest } from 'relay-runtime';
export type RestStreamsInput = {
  milliseconds: number;
};
export type restStreamsMutation$variables = {
  input: RestStreamsInput;
};
export type restStreamsMutation$data = {
  readonly restStreams: {
    readonly milliseconds: number | null | undefined;
  } | null | undefined;
};
export type restStreamsMutation = {
  response: restStreamsMutation$data;
  variables: restStreamsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RestStreamsPayload",
    "kind": "LinkedField",
    "name": "restStreams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "milliseconds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "restStreamsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restStreamsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "51102078fc976f5af2ffa6ad93d49b2f",
    "id": "fe9d24e3f92d9afa9cd771b3bd0ed2f086523bcf026c2a430abd15890191fa83",
    "metadata": {},
    "name": "restStreamsMutation",
    "operationKind": "mutation",
    "text": "mutation restStreamsMutation(\n  $input: RestStreamsInput!\n) {\n  restStreams(input: $input) {\n    milliseconds\n  }\n}\n"
  }
};
})();

(node as any).hash = "d439b61a312f22db3aba6459d295392a";

export default node;

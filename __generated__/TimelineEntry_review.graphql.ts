/**
 * @generated SignedSource<<21044564b3ef6a2956b939a81506283f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_review$data = {
  readonly key: string;
  readonly pullRequest: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_review">;
  readonly " $fragmentType": "TimelineEntry_review";
};
export type TimelineEntry_review$key = {
  readonly " $data"?: TimelineEntry_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PullRequest",
      "kind": "LinkedField",
      "name": "pullRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadOnCode_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "c742772e94b51728daee040f5933f034";

export default node;

/**
 * @generated SignedSource<<482a71b3abcbbc4480683317f6085f6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @dataDrivenDependency FileBody_file.reader {"branches":{"BinaryReader":{"component":"BinaryReader","fragment":"BinaryReader_reader$normalization.graphql"},"CsvReader":{"component":"CsvReader","fragment":"CsvReader_reader$normalization.graphql"},"ImageReader":{"component":"ImageReader","fragment":"ImageReader_reader$normalization.graphql"},"LinkReader":{"component":"LinkReader","fragment":"LinkReader_reader$normalization.graphql"},"MarkdownReader":{"component":"MarkdownReader","fragment":"MarkdownReader_reader$normalization.graphql"},"NotebookReader":{"component":"NotebookReader","fragment":"NotebookReader_reader$normalization.graphql"},"SourceReader":{"component":"SourceReader","fragment":"SourceReader_reader$normalization.graphql"},"SubmoduleReader":{"component":"SubmoduleReader","fragment":"SubmoduleReader_reader$normalization.graphql"},"SvgReader":{"component":"SvgReader","fragment":"SvgReader_reader$normalization.graphql"}},"plural":false}
// @dataDrivenDependency FileBody_file.source {"branches":{"SourceReader":{"component":"SourceReader","fragment":"SourceReader_reader$normalization.graphql"}},"plural":false}

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileBody_file$data = {
  readonly commit: {
    readonly oid: string;
  };
  readonly reader?: {
    readonly __fragmentPropName?: string | null | undefined;
    readonly __module_component?: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BinaryReader_reader" | "CsvReader_reader" | "ImageReader_reader" | "LinkReader_reader" | "MarkdownReader_reader" | "NotebookReader_reader" | "SourceReader_reader" | "SubmoduleReader_reader" | "SvgReader_reader">;
  } | null | undefined;
  readonly revision: string;
  readonly source?: {
    readonly __fragmentPropName?: string | null | undefined;
    readonly __module_component?: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SourceReader_reader">;
  } | null | undefined;
  readonly " $fragmentType": "FileBody_file";
};
export type FileBody_file$key = {
  readonly " $data"?: FileBody_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileBody_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isSource"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileBody_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "isSource",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "supported",
              "value": "2FZ8MQ"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "reader",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "SourceReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "SourceReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "MarkdownReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "MarkdownReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "CsvReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "CsvReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "ImageReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "ImageReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "SvgReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "SvgReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "BinaryReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "BinaryReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "LinkReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "LinkReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "SubmoduleReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "SubmoduleReader",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file",
                  "fragmentName": "NotebookReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "NotebookReader",
              "abstractKey": null
            }
          ],
          "storageKey": "reader(supported:\"2FZ8MQ\")"
        }
      ]
    },
    {
      "condition": "isSource",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "source",
          "args": [
            {
              "kind": "Literal",
              "name": "supported",
              "value": "3UkZUj"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "reader",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "documentName": "FileBody_file_source",
                  "fragmentName": "SourceReader_reader",
                  "fragmentPropName": "reader",
                  "kind": "ModuleImport"
                }
              ],
              "type": "SourceReader",
              "abstractKey": null
            }
          ],
          "storageKey": "reader(supported:\"3UkZUj\")"
        }
      ]
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "3e6bda87b2dbd579767d1d974e5bf53f";

export default node;

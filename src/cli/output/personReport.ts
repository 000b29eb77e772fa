import type { personReport_person$data } from "#generated/personReport_person.graphql.ts";
import type { personReport_signature$data } from "#generated/personReport_signature.graphql.ts";
import { graphql } from "../client/Galley.ts";
import { oneOf, orNull, reportOf, TEXT } from "./jsonSchema.ts";

export const personFields = graphql`
  fragment personReport_person on Person @throwOnFieldError {
    statedName
    email
  }
`;

export const PERSON = reportOf<personReport_person$data>()({
  name: [orNull(TEXT), ({ statedName }) => statedName ?? null],
  email: [TEXT, ({ email }) => email],
});

export const signatureFields = graphql`
  fragment personReport_signature on VerdictSignature @throwOnFieldError {
    state
    message
    key
  }
`;

export const SIGNATURE = reportOf<personReport_signature$data>()({
  state: [oneOf(["VALID", "INVALID", "UNKNOWN"]), ({ state }) => state],
  message: [TEXT, ({ message }) => message],
  key: [orNull(TEXT), ({ key }) => key ?? null],
});

/** What stands for a fragment's fields in an answer's type. */
interface Fragment<Fields> {
  readonly " $data"?: Fields;
}

/** Gives the fields of a fragment, for whoever wrote it: in an answer that no store took in they stand in place. */
export function fieldsOf<Fields>(fragment: Fragment<Fields>): Fields {
  const fields: unknown = fragment;
  return fields as Fields; // the compiler wrote them into the operation
}

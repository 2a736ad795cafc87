/** Three versions of the values of a form. */
export interface Versions<Values> {
  /** The values that both editors started from. */
  base: Values;
  mine: Values;
  /** The values that the other editor has saved. */
  theirs: Values;
}

/** Changed fields of two concurrent edits. */
export interface EditConflict<Field extends string> {
  /** Changed by both, to different values. */
  toChoose: Field[];
  /** Changed only by the other editor. */
  theirs: Field[];
  /** Changed only by this editor. */
  mine: Field[];
}

/** Compares two concurrent edits field by field. Values are compared as text. */
export const compareEdits = <Field extends string, Values>(
  fields: readonly Field[],
  format: (field: Field, values: Values) => string,
  { base, mine, theirs }: Versions<Values>,
): EditConflict<Field> => {
  const differs = (field: Field, one: Values, other: Values): boolean =>
    format(field, one) !== format(field, other);
  const byMe = fields.filter((field) => differs(field, base, mine));
  const byThem = fields.filter((field) => differs(field, base, theirs));
  return {
    toChoose: byMe.filter((field) => byThem.includes(field) && differs(field, mine, theirs)),
    theirs: byThem.filter((field) => !byMe.includes(field)),
    mine: byMe.filter((field) => !byThem.includes(field)),
  };
};

/** Three versions of the values that a form edits. */
export interface Versions<Values> {
  /** What both editors began with. */
  base: Values;
  mine: Values;
  /** What somebody else has saved since. */
  theirs: Values;
}

/** The fields of two edits of the same values, by who changed them. */
export interface EditConflict<Field extends string> {
  /** Changed by both, to different values. */
  toChoose: Field[];
  /** Changed by the other editor alone. */
  theirs: Field[];
  /** Changed by this editor alone. */
  mine: Field[];
}

/** Compares, field by field, two edits of the same values. Values are equal if they read the same. */
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

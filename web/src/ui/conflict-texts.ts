/** Texts of edit conflicts. */
export const texts = {
  noConflict: 'You changed different fields. Both changes are kept.',
  conflicts: 'Fields that both changed',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  before: (value: string): string => `was ${value}`,
  mineOf: (field: string, value: string): string => `${field}, yours: ${value}`,
  theirsOf: (field: string, value: string): string => `${field}, theirs: ${value}`,
  onlyTheirs: (fields: string): string => `Changed by them and kept: ${fields}.`,
  onlyMine: (fields: string): string => `Only you changed, and it is saved: ${fields}.`,
  fieldWithValue: (field: string, value: string): string => `${field} (${value})`,
  backToMine: 'Back to my changes',
  save: 'Save',
};

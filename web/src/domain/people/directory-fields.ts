/** Fields of the root query that list or count people of the directory, their cases or changes to them. */
export const directoryFields = [
  'employees',
  'departments',
  'positiveEmployees',
  'positiveTraces',
  'directoryChanges',
  'case',
  'cases',
] as const;

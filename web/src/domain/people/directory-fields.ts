/** Fields of the root query that list the people of the directory or their cases, count them, or list what was done to them. */
export const directoryFields = [
  'employees',
  'departments',
  'positiveEmployees',
  'positiveTraces',
  'directoryChanges',
  'case',
  'cases',
] as const;

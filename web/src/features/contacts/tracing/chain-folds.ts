/** Which people of levels 2 and 3 the drawing of a chain shows. It opens with level 1. */

/** All folds are open or closed, with exceptions. Keys are stable across answers. */
export interface Folds {
  areOpen: boolean;
  exceptions: ReadonlySet<string>;
}

export const allFolded: Folds = { areOpen: false, exceptions: new Set() };
export const allUnfolded: Folds = { areOpen: true, exceptions: new Set() };

/** Returns the key of the people at a level whom one carrier exposed. */
export const foldKey = (carrierId: string, level: number): string => `${carrierId} ${level}`;

export const isUnfolded = ({ areOpen, exceptions }: Folds, key: string): boolean =>
  areOpen !== exceptions.has(key);

/** Toggles folds. */
export const toggleFolds = (folds: Folds, keys: readonly string[]): Folds => {
  const exceptions = new Set(folds.exceptions);
  for (const key of keys) if (!exceptions.delete(key)) exceptions.add(key);
  return { ...folds, exceptions };
};

/** Which people of levels 2 and 3 the drawing of a chain shows. It opens with level 1. */

/** All folds are open or closed, but for some. By their keys, so that they outlast a new answer. */
export interface Folds {
  areOpen: boolean;
  exceptions: ReadonlySet<string>;
}

export const allFolded: Folds = { areOpen: false, exceptions: new Set() };
export const allUnfolded: Folds = { areOpen: true, exceptions: new Set() };

/** The people of a level who had it from one carrier. */
export const foldKey = (carrierId: string, level: number): string => `${carrierId} ${level}`;

export const isUnfolded = ({ areOpen, exceptions }: Folds, key: string): boolean =>
  areOpen !== exceptions.has(key);

/** Opens the folds that are closed, and closes those that are open. */
export const toggleFolds = (folds: Folds, keys: readonly string[]): Folds => {
  const exceptions = new Set(folds.exceptions);
  for (const key of keys) if (!exceptions.delete(key)) exceptions.add(key);
  return { ...folds, exceptions };
};

import { createContext, useContext } from 'react';

/** Path of the screen that is being loaded; null when none is. */
export const PendingPathContext = createContext<string | null>(null);

export const usePendingPath = (): string | null => useContext(PendingPathContext);

import { currentSession, onSessionChange } from '../../apollo/session.ts';
import type { CollectAppCodesMutation } from '../../generated/graphql.ts';

export type CollectedCode = CollectAppCodesMutation['collectAppCodes']['codes'][number];

/**
 * Codes that were collected, by run. They are in the memory of this tab alone, so that another screen of the dashboard does not lose
 * them; signing out or closing the tab does.
 */
const collected = new Map<string, CollectedCode[]>();

onSessionChange(() => {
  if (!currentSession()) collected.clear();
});

export const findCollected = (runId: string): CollectedCode[] | undefined => collected.get(runId);

export const keepCollected = (runId: string, codes: CollectedCode[]): void => {
  collected.set(runId, codes);
};

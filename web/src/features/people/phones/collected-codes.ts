import { currentSession, onSessionChange } from '../../../apollo/session.ts';
import type { CollectAppCodesMutation } from '../../../generated/graphql.ts';

export type CollectedCode = CollectAppCodesMutation['collectAppCodes']['codes'][number];

/**
 * Collected codes by run. They stay in the memory of this tab, so that they survive leaving the page but not signing out or
 * closing the tab.
 */
const collected = new Map<string, CollectedCode[]>();

onSessionChange(() => {
  if (!currentSession()) collected.clear();
});

export const findCollected = (runId: string): CollectedCode[] | undefined => collected.get(runId);

export const keepCollected = (runId: string, codes: CollectedCode[]): void => {
  collected.set(runId, codes);
};

import type { FailureReason } from '../browser/connection.ts';

/** What happened, and what to do next. */
export const failureWords: Record<FailureReason, string> = {
  offline: 'You are offline. What you see may be out of date.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  outdated: 'A new version is available. Reload the page.',
};

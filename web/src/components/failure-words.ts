import type { FailureReason } from '../browser/connection.ts';
import { texts } from './texts.ts';

/** What happened, and what to do next. */
export const failureWords: Record<FailureReason, string> = texts.failures;

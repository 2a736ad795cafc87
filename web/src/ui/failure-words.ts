import type { FailureReason } from '../lib/browser/connection.ts';
import { texts } from './texts.ts';

/** Messages about failures, with what to do next. */
export const failureWords: Record<FailureReason, string> = texts.failures;

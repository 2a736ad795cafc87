import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  EvidencePanelDocument,
  type EvidencePanelQuery,
  type TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { evidenceVariables } from './evidence-variables.ts';

/** So many questions at a time: a report of hundreds of contacts must not crowd out everybody else. */
const maxConcurrent = 4;

export interface CaseEvidence {
  /** By the key of the step. */
  meetings: ReadonlyMap<string, EvidencePanelQuery['meeting']>;
  failed: boolean;
  retry: () => void;
}

/** The evidence of every step of a case, loaded little by little; a retry asks only for what is missing. */
export const useCaseEvidence = (steps: readonly ChainStep<TracedMeeting>[]): CaseEvidence => {
  const client = useApolloClient();
  const [meetings, setMeetings] = useState<CaseEvidence['meetings']>(new Map());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    // After a failure the cache answers for what came before it.
    const waiting = [...steps];
    const stop = new AbortController();

    const load = async (): Promise<void> => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        // One after the other on purpose: maxConcurrent of these loops run side by side.
        const { data } = await client.query({
          query: EvidencePanelDocument,
          variables: evidenceVariables(step.meeting),
        });
        if (stop.signal.aborted || data === undefined) return;
        const { key } = step;
        setMeetings((loaded) => new Map(loaded).set(key, data.meeting));
      }
    };

    for (let loop = 0; loop < maxConcurrent; loop += 1) {
      load().catch(() => {
        // What is on its way may still arrive, but nothing more is asked for.
        waiting.length = 0;
        if (!stop.signal.aborted) setFailedAttempt(attempt);
      });
    }
    return () => stop.abort();
  }, [client, steps, attempt]);

  return {
    meetings,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
};

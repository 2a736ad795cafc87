import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  fetchEvidencePanel,
  type EvidencePanelQuery,
  type TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { evidenceVariables } from './evidence-variables.ts';

/** Maximum parallel requests: a report of hundreds of contacts must leave capacity for others. */
const maxConcurrent = 4;

export interface CaseEvidence {
  /** Evidence by the transmission's key. */
  meetings: ReadonlyMap<string, EvidencePanelQuery['meeting']>;
  failed: boolean;
  retry: () => void;
}

/** Loads the evidence of every transmission of a case, a few at a time; a retry requests only what is missing. */
export const useCaseEvidence = (steps: readonly ChainStep<TracedMeeting>[]): CaseEvidence => {
  const client = useApolloClient();
  const [meetings, setMeetings] = useState<CaseEvidence['meetings']>(new Map());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    // After a failure the cache answers for what was loaded before.
    const waiting = [...steps];
    const stop = new AbortController();

    const load = async (): Promise<void> => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        // Sequential on purpose: maxConcurrent of these loops run in parallel.
        const { meeting } = await fetchEvidencePanel(
          client,
          evidenceVariables(step.meeting),
          'cache-first',
        );
        if (stop.signal.aborted) return;
        const { key } = step;
        setMeetings((loaded) => new Map(loaded).set(key, meeting));
      }
    };

    for (let loop = 0; loop < maxConcurrent; loop += 1) {
      load().catch(() => {
        // Stops further requests; those in flight may still arrive.
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

import DataLoader from 'dataloader';
import type { RequestContext } from '../../../request/context.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import { findContestedTimes } from './contested-times.queries.js';
import { type Evidence, buildEvidence } from './evidence.js';
import { type PairSpan, findPairRecords, type ReportedRecord } from './pair-records.queries.js';

/** Loads the evidence of pairs by source and span; null if the records do not count. */
export function pairEvidenceLoader(
  context: RequestContext,
): DataLoader<PairSpan, Evidence<ReportedRecord> | null, string> {
  return new DataLoader(
    async (spans) => {
      const { companyId } = context;
      const [records, contested, thresholds] = await Promise.all([
        findPairRecords(context.db, companyId, spans),
        findContestedTimes(context.db, companyId, spans),
        context.loader(thresholdLoader).load(companyId),
      ]);
      return spans.map(({ from, until }, index) =>
        buildEvidence(records[index]!, { from, until, contested: contested[index]! }, thresholds),
      );
    },
    {
      cacheKeyFn: ({ personId, otherId, source, from, until }) =>
        [personId, otherId, source, from, until].join(' '),
      maxBatchSize: 500,
    },
  );
}

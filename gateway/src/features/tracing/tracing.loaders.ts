import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { thresholdsOfCompany } from '../settings/threshold.loaders.js';
import { type Evidence, evidenceOf } from './evidence.js';
import { type PairSpan, recordsOfPairs, type ReportedRecord } from './pair-records.queries.js';

/** Why a pair's records of one source count within a span; null when they do not. All of a request in one statement. */
export function evidenceOfPair(
  context: RequestContext,
): DataLoader<PairSpan, Evidence<ReportedRecord> | null, string> {
  return new DataLoader(
    async (spans) => {
      const { companyId } = context;
      const [records, thresholds] = await Promise.all([
        recordsOfPairs(context.db, companyId, spans),
        context.loader(thresholdsOfCompany).load(companyId),
      ]);
      return spans.map(({ from, until }, index) =>
        evidenceOf(records[index] ?? [], from, until, thresholds),
      );
    },
    {
      cacheKeyFn: ({ personId, otherId, source, from, until }) =>
        [personId, otherId, source, from, until].join(' '),
      maxBatchSize: 500,
    },
  );
}

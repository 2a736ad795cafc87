import { Consequences, Sentences } from '../../cases/base/Consequences.tsx';
import {
  useInformsAtOnceConsequencesQuery,
  type InformsAtOnceConsequencesQuery,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Number of colleagues who must remain possible to the reader of a notice. */
  minCandidates: number;
}

/** Says who is told now and who must be spoken to, before notices are sent without an officer. */
export function InformsAtOnceConsequences({ minCandidates }: Props) {
  const query = useInformsAtOnceConsequencesQuery({ fetchPolicy: 'network-only' });
  return (
    <Consequences query={query} preview={query.data}>
      {(preview) => <Sentences sentences={describe(preview, minCandidates)} />}
    </Consequences>
  );
}

const describe = (
  { waiting, noticeCounts: { isSampled, counts } }: InformsAtOnceConsequencesQuery,
  minCandidates: number,
): string[] => {
  const counted = counts.find((count) => count.minCandidates === minCandidates);
  const sentences = [texts.sendsNothingNow(waiting.total)];
  if (counted && counted.notices + counted.inPerson > 0)
    sentences.push(
      (isSampled ? texts.wouldInformSampled : texts.wouldHaveInformed)(
        counted.notices,
        counted.inPerson,
      ),
    );
  return sentences;
};

import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { ContestedMark } from './ContestedMark.tsx';
import { ContestedPairs } from './ContestedPairs.tsx';

const maxShown = 2;

interface Props {
  contests: readonly Contest[];
  /** Whether nothing else exposes the person. */
  isWhole: boolean;
}

/** Contested contacts of a person, struck through. The mark lists all of them. */
export function StruckContests({ contests, isWhole }: Props) {
  return (
    <>
      <ContestedPairs contests={contests.slice(0, maxShown)} />
      <ContestedMark contests={contests} isWhole={isWhole} />
    </>
  );
}

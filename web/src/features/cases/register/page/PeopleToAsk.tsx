import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { getShownData } from '../../../../apollo/query-result.ts';
import {
  useCaseCoverageQuery,
  PeopleToAsk_CaseFragmentDoc,
  type PeopleToAsk_CaseFragment,
} from '../../../../generated/graphql.ts';
import { isTooFewPhones } from './CaseCoverage.tsx';
import { CaseRooms } from './CaseRooms.tsx';
import { SilentColleagues } from './SilentColleagues.tsx';

interface Props {
  caseData: FragmentType<PeopleToAsk_CaseFragment>;
  /** Whether the disease spreads to people who were not near. */
  isSpreadInRooms: boolean;
}

/** People to ask because their phones detected nobody: colleagues, and with too few phones whoever was in the same rooms. Not shown for an empty window. */
export function PeopleToAsk({ caseData: from, isSpreadInRooms }: Props) {
  const { data } = useSuspenseFragment({ fragment: PeopleToAsk_CaseFragmentDoc, from });
  const { window, ...props } = data;
  return window.from === window.until ? null : (
    <Stack gap={36} id="people-to-ask">
      <Rooms {...props} isSpreadInRooms={isSpreadInRooms} />
      <SilentColleagues {...props} />
    </Stack>
  );
}

type RoomsProps = Pick<Props, 'isSpreadInRooms'> &
  Pick<PeopleToAsk_CaseFragment, 'number' | 'person'>;

function Rooms({ number, person, isSpreadInRooms }: RoomsProps) {
  const coverage = getShownData(useCaseCoverageQuery({ variables: { number, page: 1 } }))?.case
    .coverage;
  const isNeeded = isSpreadInRooms || (coverage && isTooFewPhones(coverage));
  return isNeeded ? <CaseRooms number={number} person={person} /> : null;
}

import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestActDialog, type ContestAct } from './ContestActDialog.tsx';
import { ContestActions } from './ContestActions.tsx';
import { ContestedPerson } from './ContestedPerson.tsx';
import { ContestHistory, ContestReasonWords } from './ContestHistory.tsx';
import { formatSpan } from './contest-words.ts';
import { texts as contestTexts } from './texts.tsx';
import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { texts } from './page-texts.ts';

const tones = {
  AWAITING_CONFIRMATION: 'warning',
  IN_FORCE: 'accent',
  TAKEN_BACK: 'neutral',
} as const;

/** A table of contests with who did what and when, and their actions. */
export function ContestTable({ contests }: { contests: Contest[] }) {
  const { timeZone } = useCompany();
  const [act, setAct] = useState<ContestAct | null>(null);
  const columns: Column<Contest>[] = [
    {
      key: 'contact',
      title: texts.contact,
      render: (contest) => (
        <>
          <ContestedPerson person={contest.person} />
          {' · '}
          {contest.other ? <ContestedPerson person={contest.other} /> : contestTexts.everybody}
          <Text size="xs" c="dimmed">
            {contestTexts.spanAndSource(
              formatSpan(contest, timeZone),
              contestTexts.sources[contest.source],
            )}
          </Text>
          <Box hiddenFrom="sm" mt={6}>
            <ContestReasonWords contest={contest} />
          </Box>
        </>
      ),
    },
    {
      key: 'reason',
      title: contestTexts.reason,
      visibleFrom: 'sm',
      render: (contest) => <ContestReasonWords contest={contest} />,
    },
    {
      key: 'state',
      title: texts.state,
      render: (contest) => (
        <>
          <Tag tone={tones[contest.state]}>{contestTexts.states[contest.state]}</Tag>
          <ContestHistory contest={contest} />
          <ContestActions contest={contest} onAct={setAct} />
        </>
      ),
    },
  ];
  return (
    <>
      <ListTable columns={columns} rows={contests} isDense />
      <ContestActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}

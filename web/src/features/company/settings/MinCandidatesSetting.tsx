import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, NativeSelect, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useCan } from '../current/use-can.ts';
import {
  Safeguards_CompanyFragmentDoc,
  useNoticeCountsQuery,
  type NoticeCountsQuery,
  useSafeguardsMutation,
  type Safeguards_CompanyFragment,
} from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { SaveState } from './SaveBar.tsx';
import { texts } from './texts.tsx';

const minima = [3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  company: FragmentType<Safeguards_CompanyFragment>;
}

/** How many colleagues must remain possible to the reader of a notice. An owner first sees what each number means for the company. */
export function MinCandidatesSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({ fragment: Safeguards_CompanyFragmentDoc, from });
  const canChange = useCan()('safeguard:update');
  const { minNoticeCandidates: stored } = company;
  const confirm = useConfirm();
  const [save, { loading, data }] = useSafeguardsMutation();
  const ask = (chosen: number): void =>
    confirm({
      title: texts.minCandidatesTitle(formatNumber(chosen)),
      meaning: (
        <>
          <p>{chosen < stored ? texts.fewerCandidates : texts.moreCandidates}</p>
          <p>{texts.ownersAreTold}</p>
        </>
      ),
      confirmLabel: texts.changeMinCandidates,
      onConfirm: () => save({ variables: { input: { minNoticeCandidates: chosen } } }),
    });
  return (
    <DescribedSection title={texts.minCandidates} sentence={texts.minCandidatesMeaning}>
      {canChange && <Counts stored={stored} />}
      <Group gap="md" align="end">
        <NativeSelect
          label={texts.minCandidatesLabel}
          w={160}
          disabled={!canChange}
          value={String(stored)}
          data={minima.map(String)}
          onChange={(event) => ask(Number(event.currentTarget.value))}
        />
        <SaveState
          isDirty={false}
          isSaving={loading}
          isSaved={data !== undefined && data !== null}
        />
      </Group>
    </DescribedSection>
  );
}

/** How many people a notice could inform with each number. */
function Counts({ stored }: { stored: number }) {
  const query = useNoticeCountsQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryBoundary
      query={query}
      failure={texts.noticeCountsFailed}
      size="line"
      fallback={<Skeleton h={260} aria-busy aria-label={texts.noticeCountsLoading} />}
    >
      {({ noticeCounts }) => <CountTable {...noticeCounts} stored={stored} />}
    </QueryBoundary>
  );
}

function CountTable({
  isSampled,
  counts,
  stored,
}: NoticeCountsQuery['noticeCounts'] & { stored: number }) {
  const hasAny = counts.some(({ notices, inPerson }) => notices + inPerson > 0);
  if (!hasAny) return <Text size="sm">{texts.noNoticeCounts}</Text>;
  return (
    <Stack gap={4}>
      <Text size="sm">{isSampled ? texts.countsSampled : texts.countsOfCases}</Text>
      <Table maw={460} withRowBorders={false} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.peopleLeft}</Table.Th>
            <Table.Th ta="right">{texts.byNotice}</Table.Th>
            <Table.Th ta="right">{texts.inPerson}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {counts.map(({ minCandidates, notices, inPerson }) => (
            <Table.Tr
              key={minCandidates}
              fw={minCandidates === stored ? fontWeights.medium : undefined}
              aria-current={minCandidates === stored || undefined}
            >
              <Table.Td>
                {minCandidates === stored
                  ? texts.numberNow(formatNumber(minCandidates))
                  : formatNumber(minCandidates)}
              </Table.Td>
              <Table.Td ta="right">{formatNumber(notices)}</Table.Td>
              <Table.Td ta="right">{formatNumber(inPerson)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

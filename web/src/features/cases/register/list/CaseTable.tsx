import { formatCodeAndDepartment } from '../../../people/person/person-words.ts';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useActorNames } from '../../../company/current/actor-names.ts';
import { ListTable, type Column } from '../../../../ui/ListTable.tsx';
import { fontWeights } from '../../../../ui/tokens.ts';
import { CaseState } from '../../base/CaseState.tsx';
import { formatIsolation, formatWindow } from '../../base/case-dates.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { formatDay } from '../../../../lib/dates/dates.ts';
import { Moment } from '../../../company/current/Moment.tsx';
import type { CaseRow_CaseFragment } from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { texts } from './texts.ts';

type Case = CaseRow_CaseFragment;

/** Cases with as many columns as fit. On a phone the person's cell shows the whole row. */
export function CaseTable({ cases }: { cases: Case[] }) {
  const { timeZone, name: companyName } = useCompany();
  const { formatName } = useActorNames();
  const columns: Column<Case>[] = [
    {
      key: 'number',
      title: texts.number,
      width: 76,
      hasProportionalDigits: true,
      render: ({ number }) => (
        <Anchor
          component={Link}
          to={paths.case(companyName, number)}
          size="sm"
          fw={fontWeights.medium}
        >
          {caseTexts.caseNumber(number)}
        </Anchor>
      ),
    },
    {
      key: 'person',
      title: texts.person,
      render: (row) => (
        <>
          <Text size="sm" fw={fontWeights.medium}>
            {row.person.name}
          </Text>
          <Text size="xs" c="dimmed">
            {formatCodeAndDepartment(row.person)}
          </Text>
          <Group gap="4px 12px" hiddenFrom="md" mt={4}>
            <CaseState outcome={row.outcome} />
            <Text size="xs" c="dimmed">
              {caseTexts.diseaseNames[row.disease]}, {formatWindow(row, timeZone)}
            </Text>
          </Group>
        </>
      ),
    },
    {
      key: 'disease',
      title: texts.disease,
      visibleFrom: 'md',
      hasNoWrap: true,
      render: ({ disease, classification }) => (
        <>
          {caseTexts.diseaseNames[disease]}
          <Text size="xs" c="dimmed">
            {caseTexts.classificationNames[classification]}
          </Text>
        </>
      ),
    },
    {
      key: 'dayZero',
      title: texts.dayZero,
      visibleFrom: 'lg',
      hasNoWrap: true,
      render: ({ dayZero }) => (
        <>
          {formatDay(dayZero.day, timeZone)}
          <Text size="xs" c="dimmed">
            {texts.dayZeroFrom[dayZero.basis]}
          </Text>
        </>
      ),
    },
    {
      key: 'window',
      title: caseTexts.infectiousDays,
      visibleFrom: 'xl',
      hasNoWrap: true,
      render: (row) => <span title={row.window.reason}>{formatWindow(row, timeZone)}</span>,
    },
    {
      key: 'isolation',
      title: caseTexts.isolationUntil,
      visibleFrom: 'md',
      hasNoWrap: true,
      render: ({ isolation, window }) =>
        isolation ? (
          <span title={isolation.reason}>{formatIsolation({ isolation, window }, timeZone)}</span>
        ) : (
          <Text component="span" size="sm" c="dimmed">
            {formatIsolation({ isolation, window }, timeZone)}
          </Text>
        ),
    },
    {
      key: 'state',
      title: texts.caseState,
      visibleFrom: 'md',
      render: ({ outcome }) => <CaseState outcome={outcome} />,
    },
    {
      key: 'owner',
      title: texts.owner,
      visibleFrom: 'lg',
      render: ({ owner }) => (
        <Text
          component="div"
          size="sm"
          maw={160}
          truncate
          {...(owner === null ? { c: 'dimmed' } : { title: owner })}
        >
          {owner === null ? texts.nobody : formatName(owner)}
        </Text>
      ),
    },
    {
      key: 'opened',
      title: texts.opened,
      visibleFrom: 'xl',
      render: ({ openedAt, openedBy }) => (
        <Box miw={110} maw={160}>
          <Moment at={openedAt} />
          <Text size="xs" c="dimmed" truncate title={openedBy ?? undefined}>
            {texts.openedBy(openedBy === null ? texts.unknown : formatName(openedBy))}
          </Text>
        </Box>
      ),
    },
  ];
  return <ListTable columns={columns} rows={cases} isTall />;
}

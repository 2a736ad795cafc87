import { getShownData } from '../../../apollo/query-result.ts';
import { Anchor, Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { texts as changeTexts } from './texts.ts';
import { ConfirmButton, UnconfirmedChange } from './UnconfirmedChange.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { formatPhone } from '../person/phone-number.ts';
import {
  useAccessChangesPageQuery,
  type AccessChangesPageQuery,
} from '../../../generated/graphql.ts';
import { formatCount } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './page-texts.ts';

/** Rows per page. */
const pageSize = 20;
const search = defineSearch<{ page: number }>({ page: pageNumber() });

type Change = AccessChangesPageQuery['accessChanges']['items'][number];

/** People whose code, email or phone number somebody has changed, until an officer confirms it. */
export function AccessChangesPage() {
  const { name: companyName } = useCompany();
  const [{ page }, change] = useSearch(search);
  const query = useAccessChangesPageQuery({ variables: { page, pageSize } });
  const data = getShownData(query);
  return (
    <>
      <BackLink to={paths.followUp(companyName)}>{texts.followUp}</BackLink>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(data?.accessChanges.total, texts.count, false)}
      />
      <Text size="sm" c="dimmed" mb="md" maw={640}>
        {changeTexts.meaning}
      </Text>
      <PagedList
        query={query}
        select={({ accessChanges }) => accessChanges}
        failure={texts.failed}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        columns={4}
        empty={
          <EmptyState icon={IconShieldCheck} title={texts.nothing} sentence={texts.nothingWhy} />
        }
      >
        {(changes) => <ChangeTable changes={changes} />}
      </PagedList>
    </>
  );
}

function ChangeTable({ changes }: { changes: Change[] }) {
  const { name: companyName } = useCompany();
  const confirm = ({ employeeId, person }: Change) => (
    <ConfirmButton
      people={[employeeId]}
      description={changeTexts.confirmFor(person.name)}
      done={changeTexts.confirmed(person.name)}
    />
  );
  const columns: Column<Change>[] = [
    {
      key: 'person',
      title: texts.person,
      width: 240,
      render: (change) => (
        <>
          <Anchor
            component={Link}
            to={paths.employee(companyName, change.person.code || change.employeeId)}
            size="sm"
          >
            {change.person.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[change.person.code, change.person.department, formatPhone(change.person)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Box hiddenFrom="sm" mt={6}>
            <UnconfirmedChange change={change} />
            <Box mt={6}>{confirm(change)}</Box>
          </Box>
        </>
      ),
    },
    {
      key: 'change',
      title: texts.change,
      visibleFrom: 'sm',
      render: (change) => <UnconfirmedChange change={change} />,
    },
    {
      key: 'ends',
      title: texts.ends,
      width: 140,
      visibleFrom: 'md',
      render: ({ endsAt }) => <Moment at={endsAt} size="sm" />,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
      width: 110,
      visibleFrom: 'sm',
      render: confirm,
    },
  ];
  return (
    <>
      {changes.length > 1 && (
        <Group justify="flex-end" mb="xs">
          <ConfirmButton
            people={changes.map(({ employeeId }) => employeeId)}
            label={texts.confirmPage(formatCount(changes.length, texts.count))}
            description={texts.confirmPageMeaning}
            done={texts.allConfirmed}
          />
        </Group>
      )}
      <ListTable
        columns={columns}
        rows={changes.map((change) => ({ ...change, id: change.employeeId }))}
      />
    </>
  );
}

import { Anchor, Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatListState } from '../../components/list-state.ts';
import { type Column, ListTable } from '../../components/ListTable.tsx';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { defineSearch, pageNumber, useSearch } from '../../components/search-params.ts';
import { texts as changeTexts } from '../../domain/access-changes/texts.ts';
import {
  ConfirmButton,
  UnconfirmedChange,
} from '../../domain/access-changes/UnconfirmedChange.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { formatPhone } from '../../domain/people/phone-number.ts';
import { AccessChangesPageDocument, type AccessChangesPageQuery } from '../../generated/graphql.ts';
import { formatCount } from '../../intl.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

/** Rows per page. */
const pageSize = 20;
const search = defineSearch<{ page: number }>({ page: pageNumber() });

type Change = AccessChangesPageQuery['accessChanges']['items'][number];

/** People whose code, email or phone number somebody has changed, until an officer confirms it. */
export function AccessChangesPage() {
  const { name: companyName } = useCompany();
  const [{ page }, change] = useSearch(search);
  const query = useDeferredQuery(AccessChangesPageDocument, { page, pageSize });
  return (
    <>
      <BackLink to={paths.followUp(companyName)}>{texts.followUp}</BackLink>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={query}>
            {(data) => formatListState(data?.accessChanges.total, texts.count, false)}
          </Answered>
        }
      />
      <Text size="sm" c="dimmed" mb="md" maw={640}>
        {changeTexts.meaning}
      </Text>
      <PagedQuery
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
      </PagedQuery>
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

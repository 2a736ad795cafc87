import { formatCodeAndDepartment } from '../../people/person/person-words.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconShieldCheck, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getShownData } from '../../../apollo/query-result.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useImmunityPageQuery, type ImmunityPageQuery } from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { formatEvidenceLine } from './evidence-words.ts';
import {
  diseases,
  immunityVariables,
  pageSize,
  states,
  useImmunityState,
} from './immunity-state.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { texts } from './texts.ts';

type Evidence = ImmunityPageQuery['immunityEvidence']['items'][number];

/** The evidence of immunity of all employees, and the import of a file of it. */
export function ImmunityPage() {
  const { name: companyName } = useCompany();
  const [state, change] = useImmunityState();
  const [isImporting, setImporting] = useState(false);
  const query = useImmunityPageQuery({ variables: immunityVariables(state) });
  const data = getShownData(query);
  const isNarrowed = state.search !== '' || state.disease !== null || state.state !== null;
  return (
    <>
      <BackLink to={paths.followUp(companyName)}>{texts.followUp}</BackLink>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(data?.immunityEvidence.total, texts.count, isNarrowed)}
        action={
          useCan()('immunity:write') && (
            <Button leftSection={<IconUpload {...icons.md} />} onClick={() => setImporting(true)}>
              {texts.importFile}
            </Button>
          )
        }
      />
      <Text size="sm" c="dimmed" mb="md" maw={640}>
        {texts.pageMeaning}
      </Text>
      <Group mb="md" gap="md">
        <SearchBox
          label={texts.search}
          placeholder={texts.searchHint}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={texts.disease}
          allLabel={texts.everyDisease}
          choices={diseases}
          labels={caseTexts.diseaseNames}
          value={state.disease}
          onChange={(disease) => change({ disease })}
        />
        <FilterSelect
          label={texts.state}
          allLabel={texts.everyState}
          choices={states}
          labels={texts.states}
          value={state.state}
          onChange={(to) => change({ state: to })}
        />
      </Group>
      <PagedList
        query={query}
        select={({ immunityEvidence }) => immunityEvidence}
        failure={texts.failed}
        page={state.page}
        pageSize={pageSize}
        onPage={(page) => change({ page })}
        columns={4}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy}
              action={texts.showAll}
              onClear={() => change({ search: '', disease: null, state: null })}
            />
          ) : (
            <EmptyState icon={IconShieldCheck} title={texts.nothing} sentence={texts.nothingWhy} />
          )
        }
      >
        {(evidence) => <EvidenceList evidence={evidence} />}
      </PagedList>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}

function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  const { name: companyName } = useCompany();
  const { formatActor } = useActorNames();
  const columns: Column<Evidence>[] = [
    {
      key: 'person',
      title: texts.person,
      render: ({ person, ...one }) => (
        <>
          {person.code === null ? (
            person.name
          ) : (
            <Anchor component={Link} to={paths.employee(companyName, person.code)} size="sm">
              {person.name}
            </Anchor>
          )}
          <Text size="xs" c="dimmed">
            {formatCodeAndDepartment(person)}
          </Text>
          <Text size="sm" hiddenFrom="sm">
            {formatEvidenceLine(one)}
          </Text>
          <Text size="xs" c="dimmed" hiddenFrom="sm">
            {texts.states[one.state]}
          </Text>
        </>
      ),
    },
    {
      key: 'evidence',
      title: texts.evidence,
      visibleFrom: 'sm',
      render: (one) => (
        <>
          <Text size="sm">{formatEvidenceLine(one)}</Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {one.document}
          </Text>
        </>
      ),
    },
    {
      key: 'recorded',
      title: texts.recorded,
      width: 200,
      visibleFrom: 'md',
      render: ({ recordedAt, recordedBy }) => (
        <>
          <Moment at={recordedAt} size="sm" />
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {recordedBy === null ? texts.byEmployee : formatActor(recordedBy)}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 160,
      visibleFrom: 'sm',
      render: ({ state }) => texts.states[state],
    },
  ];
  return <ListTable columns={columns} rows={evidence} />;
}

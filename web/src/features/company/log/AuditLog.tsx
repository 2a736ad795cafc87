import { Group, NativeSelect } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { compareTexts } from '../../../lib/intl.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useActorNames } from '../current/actor-names.ts';
import { AuditTable } from './AuditTable.tsx';
import {
  auditPageSize,
  isNarrowed,
  type AuditLog as Log,
  type AuditFilter,
} from './use-audit-log.ts';
import { texts } from './texts.ts';

const actions = Object.entries(texts.actions).toSorted(([, one], [, other]) =>
  compareTexts(one, other),
);

interface Props {
  log: Log;
  isOfOneCompany?: boolean;
  /** People to choose from; without it people are found by search. */
  actors?: readonly string[];
}

/** The log with its filters: search, actor, action and days. */
export function AuditLog({ log, isOfOneCompany = false, actors }: Props) {
  const { filter, page, query, narrow, turn } = log;
  const { formatName } = useActorNames();
  const clear = (): void => narrow({ search: '', actor: '', action: '', from: '', to: '' });
  return (
    <>
      <Group mb="md" gap="sm" align="flex-start">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
        {actors && (
          <NativeSelect
            aria-label={texts.actorLabel}
            data={[
              { value: '', label: texts.everyActor },
              ...[...new Set([...actors, ...(filter.actor === '' ? [] : [filter.actor])])].map(
                (value) => ({ value, label: formatName(value) }),
              ),
            ]}
            value={filter.actor}
            onChange={(event) => narrow({ actor: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          aria-label={texts.actionLabel}
          data={[
            { value: '', label: texts.everyAction },
            ...actions.map(([value, label]) => ({ value, label })),
          ]}
          value={filter.action}
          onChange={(event) =>
            narrow({ action: event.currentTarget.value as AuditFilter['action'] })
          }
        />
        <DayInput
          aria-label={texts.fromLabel}
          placeholder={texts.fromPlaceholder}
          w={160}
          value={filter.from}
          onChange={(from) => narrow({ from })}
        />
        <DayInput
          aria-label={texts.toLabel}
          placeholder={texts.toPlaceholder}
          w={160}
          value={filter.to}
          error={
            filter.from !== '' && filter.to !== '' && filter.to < filter.from && texts.endsTooEarly
          }
          onChange={(to) => narrow({ to })}
        />
      </Group>
      <PagedList
        page={page}
        pageSize={auditPageSize}
        onPage={turn}
        query={query}
        select={(data) => data.auditEntries}
        failure={texts.listFailed}
        columns={isOfOneCompany ? 4 : 5}
        empty={
          isNarrowed(filter) ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy}
              action={texts.clearFilters}
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={IconHistory}
              title={texts.nothingYet}
              sentence={texts.nothingYetWhy}
            />
          )
        }
      >
        {(entries) => (
          <AuditTable
            entries={entries}
            hasCompany={!isOfOneCompany}
            onCompany={(company) => narrow({ company })}
            onActor={(actor) => narrow(actors ? { actor } : { search: actor })}
          />
        )}
      </PagedList>
    </>
  );
}

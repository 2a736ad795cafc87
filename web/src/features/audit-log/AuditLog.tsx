import { Group, NativeSelect } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { compareTexts } from '../../intl.ts';
import { DayInput } from '../../components/DayInput.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { AuditTable } from './AuditTable.tsx';
import { actionWords } from './audit-words.ts';
import {
  auditPageSize,
  isNarrowed,
  type AuditLog as Log,
  type AuditFilter,
} from './use-audit-log.ts';

const actions = Object.entries(actionWords).toSorted(([, one], [, other]) =>
  compareTexts(one, other),
);

/** The log with what narrows it: a search for people, things and addresses, what was done, and days. */
export function AuditLog({ log, isOfOneCompany = false }: { log: Log; isOfOneCompany?: boolean }) {
  const { filter, page, total, items, answer, narrow, turn } = log;
  const clear = (): void => narrow({ search: '', action: '', from: '', to: '' });
  return (
    <>
      <Group mb="md" gap="sm" align="flex-start">
        <SearchBox
          label="Search the log"
          placeholder="Search who, what or address"
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
        <NativeSelect
          aria-label="What was done"
          data={[
            { value: '', label: 'Everything' },
            ...actions.map(([value, label]) => ({ value, label })),
          ]}
          value={filter.action}
          onChange={(event) =>
            narrow({ action: event.currentTarget.value as AuditFilter['action'] })
          }
        />
        <DayInput
          aria-label="From"
          placeholder="From d/m/yyyy"
          w={160}
          value={filter.from}
          onChange={(from) => narrow({ from })}
        />
        <DayInput
          aria-label="To"
          placeholder="To d/m/yyyy"
          w={160}
          value={filter.to}
          error={
            filter.from !== '' &&
            filter.to !== '' &&
            filter.to < filter.from &&
            'Before the first day'
          }
          onChange={(to) => narrow({ to })}
        />
      </Group>
      <PagedList
        total={total}
        page={page}
        pageSize={auditPageSize}
        onPage={turn}
        answer={answer}
        failure="The audit log could not be loaded."
        columns={isOfOneCompany ? 4 : 5}
        empty={
          isNarrowed(filter) ? (
            <NothingFound
              title="No entry found"
              sentence="No entry of the log matches this search, action and time."
              deed="Clear filters"
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={IconHistory}
              title="Nothing done yet"
              sentence="What is done to companies stands here, the newest first."
            />
          )
        }
      >
        <AuditTable
          entries={items}
          hasCompany={!isOfOneCompany}
          onCompany={(company) => narrow({ company })}
          onActor={(actor) => narrow({ search: actor })}
        />
      </PagedList>
    </>
  );
}

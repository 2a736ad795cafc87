import { Button, Group, NativeSelect } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { icons } from '../../../ui/tokens.ts';
import { diseaseCodes } from '../base/disease-codes.ts';
import { texts as caseTexts } from '../base/texts.ts';
import type { FollowUpOrder } from '../../../generated/graphql.ts';
import classes from './FollowUpFilters.module.css';
import {
  countFilters,
  nobody,
  orders,
  shownChoices,
  type FollowUpListState,
  type Shown,
} from './follow-up-state.ts';
import { texts } from './page-texts.tsx';

interface Props {
  state: FollowUpListState;
  /** Email address of the signed-in account; null while loading. */
  me: string | null;
  /** People who can be assigned; empty while loading. */
  assignees: readonly string[];
  onChange: (change: Partial<FollowUpListState>) => void;
}

/** Search, filters and order of the work list. */
export function FollowUpFilters({ state, me, assignees, onChange }: Props) {
  const { assignee, caseNumber } = state;
  const { formatName } = useActorNames();
  const [isOpen, setOpen] = useState(false);
  const others = new Set(assignees.filter((each) => each !== me));
  if (assignee !== '' && assignee !== nobody && assignee !== me) others.add(assignee);
  return (
    <Group mb="md" gap="sm">
      <Button
        variant="default"
        hiddenFrom="sm"
        leftSection={<IconFilter {...icons.md} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(countFilters(state))}
      </Button>
      <Group gap="sm" className={classes.filters} data-open={isOpen || undefined}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
        <NativeSelect
          aria-label={texts.shown}
          data={shownChoices.map((value) => ({ value, label: texts.shownNames[value] }))}
          value={state.shown}
          onChange={(event) => onChange({ shown: event.currentTarget.value as Shown })}
        />
        <FilterSelect
          aria-label={texts.disease}
          allLabel={texts.everyDisease}
          choices={diseaseCodes}
          labels={caseTexts.diseaseNames}
          value={state.disease}
          onChange={(disease) => onChange({ disease })}
        />
        <NativeSelect
          aria-label={texts.assignee}
          data={[
            { value: '', label: texts.everyAssignee },
            ...(me === null ? [] : [{ value: me, label: texts.mine }]),
            { value: nobody, label: texts.nobodyAssigned },
            ...[...others].map((value) => ({ value, label: formatName(value) })),
          ]}
          value={assignee}
          onChange={(event) => onChange({ assignee: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={texts.order}
          data={orders.map((value) => ({ value, label: texts.orders[value] }))}
          value={state.order}
          onChange={(event) => onChange({ order: event.currentTarget.value as FollowUpOrder })}
        />
      </Group>
      {caseNumber !== 0 && (
        <Button
          variant="light"
          rightSection={<IconX {...icons.sm} />}
          aria-label={texts.showEveryCase}
          title={texts.showEveryCase}
          onClick={() => onChange({ caseNumber: 0 })}
        >
          {texts.onlyCase(caseNumber)}
        </Button>
      )}
    </Group>
  );
}

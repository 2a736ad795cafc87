import { Group, NativeSelect } from '@mantine/core';
import { useSession } from '../../../../apollo/session.ts';
import { FilterSelect } from '../../../../ui/FilterSelect.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import { useActorNames } from '../../../company/current/actor-names.ts';
import { diseaseCodes } from '../../base/disease-codes.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import type { CaseOrder } from '../../../../generated/graphql.ts';
import { classifications, nobody, orders, type CasesState } from './cases-state.ts';
import { texts } from './texts.ts';

interface Props {
  state: CasesState;
  onChange: (change: Partial<CasesState>) => void;
}

/** Search, filters and order of the list of cases. */
export function CaseFilters({ state, onChange }: Props) {
  const me = useSession()?.member?.email;
  const { formatName } = useActorNames();
  const { owner } = state;
  return (
    <Group mb="md" gap="sm">
      <SearchBox
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        aria-label={texts.state}
        allLabel={texts.states.all}
        choices={['open', 'closed']}
        labels={texts.states}
        value={state.state}
        onChange={(choice) => onChange({ state: choice })}
      />
      <FilterSelect
        aria-label={texts.disease}
        allLabel={texts.everyDisease}
        choices={diseaseCodes}
        labels={caseTexts.diseaseNames}
        value={state.disease}
        onChange={(disease) => onChange({ disease })}
      />
      <FilterSelect
        aria-label={texts.classification}
        allLabel={texts.everyClassification}
        choices={classifications}
        labels={caseTexts.classificationNames}
        value={state.classification}
        onChange={(classification) => onChange({ classification })}
      />
      <FilterSelect
        aria-label={texts.isolationFilter}
        allLabel={texts.everyIsolation}
        choices={['over', 'running']}
        labels={texts.isolations}
        value={state.isolation}
        onChange={(isolation) => onChange({ isolation })}
      />
      <NativeSelect
        aria-label={texts.owner}
        data={[
          { value: '', label: texts.everyOwner },
          ...(me === undefined ? [] : [{ value: me, label: texts.mine }]),
          { value: nobody, label: texts.unowned },
          ...(['', nobody, me].includes(owner) ? [] : [{ value: owner, label: formatName(owner) }]),
        ]}
        value={owner}
        onChange={(event) => onChange({ owner: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={texts.order}
        data={orders.map((value) => ({ value, label: texts.orders[value] }))}
        value={state.order}
        onChange={(event) => onChange({ order: event.currentTarget.value as CaseOrder })}
      />
    </Group>
  );
}

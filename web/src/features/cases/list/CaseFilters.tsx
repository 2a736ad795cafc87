import { Group, NativeSelect } from '@mantine/core';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { diseaseCodes } from '../../../domain/cases/disease-codes.ts';
import { texts as caseTexts } from '../../../domain/cases/texts.ts';
import type { CaseClassification, CaseOrder, DiseaseCode } from '../../../generated/graphql.ts';
import { classifications, orders, type CasesState } from './cases-state.ts';
import { texts } from './texts.ts';

interface Props {
  state: CasesState;
  onChange: (change: Partial<CasesState>) => void;
}

/** Search, filters and order of the list of cases. */
export function CaseFilters({ state, onChange }: Props) {
  return (
    <Group mb="md" gap="sm">
      <SearchBox
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label={texts.state}
        data={[
          { value: '', label: texts.states.all },
          { value: 'open', label: texts.states.open },
          { value: 'closed', label: texts.states.closed },
        ]}
        value={state.state ?? ''}
        onChange={(event) =>
          onChange({ state: (event.currentTarget.value || null) as CasesState['state'] })
        }
      />
      <NativeSelect
        aria-label={texts.disease}
        data={[
          { value: '', label: texts.everyDisease },
          ...diseaseCodes.map((value) => ({ value, label: caseTexts.diseaseNames[value] })),
        ]}
        value={state.disease ?? ''}
        onChange={(event) =>
          onChange({ disease: (event.currentTarget.value || null) as DiseaseCode | null })
        }
      />
      <NativeSelect
        aria-label={texts.classification}
        data={[
          { value: '', label: texts.everyClassification },
          ...classifications.map((value) => ({
            value,
            label: caseTexts.classificationNames[value],
          })),
        ]}
        value={state.classification ?? ''}
        onChange={(event) =>
          onChange({
            classification: (event.currentTarget.value || null) as CaseClassification | null,
          })
        }
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

import { NativeSelect, SimpleGrid, Textarea } from '@mantine/core';
import { DayInput } from '../../../ui/DayInput.tsx';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import type { CaseClassification } from '../../../generated/graphql.ts';
import type { CaseFormErrors, CaseFormValues } from './case-form.ts';
import { texts } from './texts.ts';

interface Props {
  values: CaseFormValues;
  errors: CaseFormErrors;
  /** Latest day that can be chosen, in the company's time zone. */
  today: string;
  onChange: (change: Partial<CaseFormValues>) => void;
}

const classifications = [
  'SUSPECTED',
  'PROBABLE',
  'CONFIRMED',
] as const satisfies CaseClassification[];

/** Fields of a case, except its person and disease. */
export function CaseFields({ values, errors, today, onChange }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <NativeSelect
          label={texts.classification}
          data={classifications.map((value) => ({
            value,
            label: texts.classificationNames[value],
          }))}
          value={values.classification}
          error={errors.classification}
          onChange={(event) =>
            onChange({ classification: event.currentTarget.value as CaseClassification })
          }
        />
        <DayInput
          label={texts.reportedDay}
          required
          clearable={false}
          maxDate={today}
          value={values.reportedDay}
          error={errors.reportedDay}
          onChange={(reportedDay) => onChange({ reportedDay })}
        />
        <MomentInput
          label={texts.onset}
          isOptional
          maxDate={today}
          value={values.onset}
          error={errors.onset}
          onChange={(onset) => onChange({ onset })}
        />
        <DayInput
          label={texts.specimenDay}
          maxDate={today}
          value={values.specimenDay}
          error={errors.specimenDay}
          onChange={(specimenDay) => onChange({ specimenDay })}
        />
        <MomentInput
          label={texts.isolatedAt}
          isOptional
          maxDate={today}
          value={values.isolated}
          error={errors.isolated}
          onChange={(isolated) => onChange({ isolated })}
        />
      </SimpleGrid>
      <Textarea
        label={texts.notes}
        autosize
        minRows={2}
        maxRows={8}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </>
  );
}

import type { UseFormReturnType } from '@mantine/form';
import { Fieldset, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { MentionTextarea } from './MentionTextarea.tsx';
import { DayInput } from '../../../ui/DayInput.tsx';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import type { CaseClassification, IsolationRule } from '../../../generated/graphql.ts';
import { endFieldNames, type CaseFormValues } from './case-form.ts';
import { texts } from './texts.ts';

interface Props {
  form: Pick<UseFormReturnType<CaseFormValues>, 'values' | 'errors' | 'setValues'>;
  /** Latest day that can be chosen, in the company's time zone. */
  today: string;
  /** What ends the isolation of a case; undefined for a case that is being opened, whose end is not asked for. */
  isolation?: { reason: string; rules: IsolationRule[] } | null;
}

const classifications = [
  'SUSPECTED',
  'PROBABLE',
  'CONFIRMED',
] as const satisfies CaseClassification[];

/** Fields of a case, except its person and disease. */
export function CaseFields({ form: { values, errors, setValues }, today, isolation }: Props) {
  // The messages of this form are strings.
  const errorOf = (field: keyof CaseFormValues) => errors[field] as string | undefined;
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
          error={errorOf('classification')}
          onChange={(event) =>
            setValues({ classification: event.currentTarget.value as CaseClassification })
          }
        />
        <DayInput
          label={texts.reportedDay}
          required
          clearable={false}
          maxDate={today}
          value={values.reportedDay}
          error={errorOf('reportedDay')}
          onChange={(reportedDay) => setValues({ reportedDay })}
        />
        <MomentInput
          label={texts.onset}
          isOptional
          maxDate={today}
          value={values.onset}
          error={errorOf('onset')}
          onChange={(onset) => setValues({ onset })}
        />
        <DayInput
          label={texts.specimenDay}
          maxDate={today}
          value={values.specimenDay}
          error={errorOf('specimenDay')}
          onChange={(specimenDay) => setValues({ specimenDay })}
        />
        <MomentInput
          label={texts.isolatedAt}
          isOptional
          maxDate={today}
          value={values.isolated}
          error={errorOf('isolated')}
          onChange={(isolated) => setValues({ isolated })}
        />
      </SimpleGrid>
      {isolation !== undefined && (
        <Fieldset legend={texts.endOfIllness}>
          {isolation && (
            <Text size="sm" mb="sm">
              {texts.isolationNow(isolation.reason)}
            </Text>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
            {endFieldNames.map((field) => (
              <MomentInput
                key={field}
                label={texts.ends[field]}
                isOptional
                maxDate={today}
                value={values[field]}
                error={errorOf(field)}
                onChange={(moment) => setValues({ [field]: moment })}
              />
            ))}
          </SimpleGrid>
          {isolation?.rules.includes('FEVER') && (
            <Text size="xs" c="dimmed" mt="sm">
              {texts.noFever}
            </Text>
          )}
        </Fieldset>
      )}
      <MentionTextarea
        label={texts.notes}
        autosize
        minRows={2}
        maxRows={8}
        value={values.notes}
        error={errorOf('notes')}
        onChange={(notes) => setValues({ notes })}
      />
    </>
  );
}

import { Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DayInput } from '../../../ui/DayInput.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import type { DiseaseCode, ImmunityEvidenceKind } from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { hasResult, type EvidenceValues } from './evidence-form.ts';
import { texts } from './texts.ts';

interface Props {
  form: UseFormReturnType<EvidenceValues>;
  /** Diseases that the company uses, at least one. */
  diseases: readonly DiseaseCode[];
}

const kinds = Object.keys(texts.kinds) as ImmunityEvidenceKind[];

/** The fields of a piece of evidence, as its kind needs them. */
export function EvidenceFields({ form, diseases }: Props) {
  const today = todayIn(useCompany().timeZone);
  const { kind, day, validUntil } = form.values;
  return (
    <>
      <NativeSelect
        label={texts.disease}
        data={diseases.map((value) => ({ value, label: caseTexts.diseaseNames[value] }))}
        {...form.getInputProps('disease')}
      />
      <NativeSelect
        label={texts.kind}
        description={texts.kindHints[kind]}
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        {...form.getInputProps('kind')}
      />
      <DayInput
        label={texts.days[kind]}
        required
        maxDate={today}
        {...form.getInputProps('day')}
        value={day}
      />
      {kind === 'VACCINATION' && (
        <TextInput
          label={texts.dosesLabel}
          required
          inputMode="numeric"
          {...form.getInputProps('doses')}
        />
      )}
      {hasResult(kind) && (
        <Radio.Group label={texts.result} required {...form.getInputProps('isImmune')}>
          <Group mt={6} gap="lg">
            {Object.entries(texts.resultChoices).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
      )}
      <DayInput label={texts.validUntil} {...form.getInputProps('validUntil')} value={validUntil} />
      <TextInput label={texts.document} {...form.getInputProps('document')} />
    </>
  );
}

import { Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { DayInput } from '../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { todayIn } from '../../../lib/dates/dates.ts';
import {
  useEvidenceDialogMutation,
  type DiseaseCode,
  type ImmunityEvidenceKind,
} from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  blankEvidence,
  evidenceInput,
  findEvidenceErrors,
  hasResult,
  type EvidenceValues,
} from './evidence-form.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  person: { id: string; name: string };
  /** Diseases that the company uses, at least one. */
  diseases: readonly DiseaseCode[];
  onClose: () => void;
}

const kinds = Object.keys(texts.kinds) as ImmunityEvidenceKind[];

/** Adds evidence of the immunity of a person. */
export function EvidenceDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.dialogTitle(form.person.name)}>
      <EvidenceForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function EvidenceForm({ person, diseases, onClose }: Omit<Props, 'isOpen'>) {
  const today = todayIn(useCompany().timeZone);
  const [record] = useEvidenceDialogMutation();
  const { form, submit } = useGatewayForm<EvidenceValues>({
    initialValues: blankEvidence(diseases.includes('MEASLES') ? 'MEASLES' : diseases[0]!),
    validate: findEvidenceErrors,
    clearInputErrorOnChange: true,
    send: async (values) => {
      const { data } = await record({ variables: { input: evidenceInput([person.id], values) } });
      const isNew = data?.recordImmunity.added !== 0;
      notifySuccess((isNew ? texts.saved : texts.known)(person.name));
      onClose();
    },
  });
  const { kind, day, validUntil } = form.values;
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
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
        <DayInput
          label={texts.validUntil}
          {...form.getInputProps('validUntil')}
          value={validUntil}
        />
        <TextInput label={texts.document} {...form.getInputProps('document')} />
        <Text size="sm" c="dimmed">
          {texts.consequence}
        </Text>
        <DialogButtons action={texts.save} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

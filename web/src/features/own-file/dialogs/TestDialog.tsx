import { Group, NativeSelect, Radio } from '@mantine/core';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { DayInput } from '../../../ui/DayInput.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import {
  useTestDialogMutation,
  type DiseaseCode,
  type TestResult,
} from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';
import { DialogForm } from './DialogForm.tsx';
import { NoteField } from './NoteField.tsx';

interface Props {
  isOpen: boolean;
  /** Diseases that the company uses, at least one. */
  diseases: readonly DiseaseCode[];
  onClose: () => void;
}

interface TestValues {
  takenOn: string;
  result: TestResult | '';
  disease: DiseaseCode;
  note: string;
}

/** Reports a test and its result. */
export function TestDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog opened={isOpen} className="screen-only" title={texts.hadTest} onClose={onClose}>
      <TestForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function TestForm({ diseases, onClose }: Omit<Props, 'isOpen'>) {
  const today = todayIn(useCompany().timeZone);
  const [send] = useTestDialogMutation();
  const { form, submit } = useGatewayForm<TestValues>({
    initialValues: { takenOn: today, result: '', disease: diseases[0]!, note: '' },
    validate: {
      takenOn: (day) => (day === '' ? texts.dayMissing : null),
      result: (result) => (result === '' ? texts.resultMissing : null),
    },
    clearInputErrorOnChange: true,
    send: async ({ takenOn, result, disease, note }) => {
      const input = {
        takenOn,
        result: result as TestResult,
        disease,
        note: note.trim() || null,
      };
      await send({ variables: { input } });
      notifySuccess(texts.testSent);
      onClose();
    },
  });
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={form.submitting}
      meaning={texts.testMeaning}
      action={texts.tellOfficer}
      onClose={onClose}
    >
      <DayInput
        label={texts.takenOn}
        required
        maxDate={today}
        {...form.getInputProps('takenOn')}
        value={form.values.takenOn}
      />
      <NativeSelect
        label={texts.testedFor}
        data={diseases.map((value) => ({ value, label: caseTexts.diseaseNames[value] }))}
        {...form.getInputProps('disease')}
      />
      <Radio.Group label={texts.result} required {...form.getInputProps('result')}>
        <Group mt={6} gap="lg">
          {Object.entries(texts.resultChoices).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Group>
      </Radio.Group>
      <NoteField label={texts.note} {...form.getInputProps('note')} />
    </DialogForm>
  );
}

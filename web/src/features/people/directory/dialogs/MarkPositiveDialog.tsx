import { Alert, Anchor, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { useGatewayForm } from '../../../../ui/use-gateway-form.ts';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { texts as caseTexts } from '../../../cases/base/texts.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../../lib/dates/dates.ts';
import {
  useMarkPositiveDialogMutation,
  useOpenCaseChoicesQuery,
  type OpenCaseChoicesQuery,
} from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { formatAlreadyPositive, formatPeople } from '../changes/directory-words.ts';
import { notifyChange } from '../changes/ChangeNotice.tsx';
import type { BulkTarget } from './bulk-target.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  target: BulkTarget | null;
  onClose: () => void;
  onDone: () => void;
}

/** The gateway's limit. */
const maxPeople = 1000;

/** Opens a confirmed case for each of the selected people. */
export function MarkPositiveDialog({ isOpen, target, onClose, onDone }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.markPositiveTitle(formatPeople(target?.count ?? 0))}
    >
      {target && target.count > maxPeople ? (
        <Text size="sm">{texts.tooManyPositive(formatPeople(maxPeople))}</Text>
      ) : (
        target && <LoadedForm target={target} onClose={onClose} onDone={onDone} />
      )}
    </FormDialog>
  );
}

interface FormProps extends Omit<Props, 'isOpen'> {
  target: BulkTarget;
}

function LoadedForm(props: FormProps) {
  const query = useOpenCaseChoicesQuery();
  return (
    <QueryBoundary query={query} failure={caseTexts.diseasesFailed} fallback={<FormSkeleton />}>
      {({ diseases }) => <MarkPositiveForm {...props} diseases={diseases} />}
    </QueryBoundary>
  );
}

function MarkPositiveForm({
  diseases,
  target,
  onClose,
  onDone,
}: FormProps & Pick<OpenCaseChoicesQuery, 'diseases'>) {
  const { timeZone, name: companyName } = useCompany();
  const used = diseases.filter(({ isUsed }) => isUsed);
  const [mark] = useMarkPositiveDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: {
      disease: (used.find(({ code }) => code === 'COVID_19') ?? used[0])?.code,
      specimenDay: '',
    },
    clearInputErrorOnChange: true,
    send: async ({ disease, specimenDay }) => {
      const { data } = await mark({
        variables: {
          input: { selection: target.selection, disease, specimenDay: specimenDay || null },
        },
      });
      if (!data) return;
      const { change, ...left } = data.markEmployeesPositive;
      if (change.count > 0) notifyChange(change);
      if (left.alreadyPositiveCount > 0) notifySuccess(formatAlreadyPositive(left));
      onDone();
    },
  });
  if (used.length === 0)
    return (
      <Alert color="amber" title={caseTexts.noDisease}>
        <Anchor component={Link} to={paths.diseases(companyName)} size="sm">
          {caseTexts.toDiseases}
        </Anchor>
      </Alert>
    );
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect
          label={caseTexts.disease}
          data={used.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('disease')}
        />
        <DayInput
          label={caseTexts.specimenDay}
          description={texts.markPositiveDay}
          maxDate={todayIn(timeZone)}
          {...form.getInputProps('specimenDay')}
          value={form.values.specimenDay}
        />
        <Text size="sm" c="dimmed">
          {texts.markPositiveMeaning}
        </Text>
        <DialogButtons action={texts.markPositive} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={36} />
      <Skeleton h={36} />
    </Stack>
  );
}

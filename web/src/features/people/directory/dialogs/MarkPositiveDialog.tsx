import type { ErrorLike } from '@apollo/client';
import { Alert, Anchor, Modal, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../../apollo/errors.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { texts as caseTexts } from '../../../cases/base/texts.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../../lib/dates/dates.ts';
import {
  useMarkPositiveDialogMutation,
  useOpenCaseChoicesQuery,
  type DiseaseCode,
  type OpenCaseChoicesQuery,
} from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { formatAlreadyPositive, formatPeople } from '../changes/directory-words.ts';
import { notifyChange } from '../changes/UndoNotice.tsx';
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
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.markPositiveTitle(formatPeople(target?.count ?? 0))}
      closeOnClickOutside={false}
    >
      {target && target.count > maxPeople ? (
        <Text size="sm">{texts.tooManyPositive(formatPeople(maxPeople))}</Text>
      ) : (
        target && <LoadedForm target={target} onClose={onClose} onDone={onDone} />
      )}
    </Modal>
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
  const [disease, setDisease] = useState<DiseaseCode | undefined>(
    () => (used.find(({ code }) => code === 'COVID_19') ?? used[0])?.code,
  );
  const [specimenDay, setSpecimenDay] = useState('');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [mark, { loading }] = useMarkPositiveDialogMutation();
  const submit = async (): Promise<void> => {
    const { selection } = target;
    setRefused({});
    try {
      const { data } = await mark({
        variables: { input: { selection, disease, specimenDay: specimenDay || null } },
      });
      if (!data) return;
      const { change, ...left } = data.markEmployeesPositive;
      if (change.count > 0) notifyChange(change);
      if (left.alreadyPositiveCount > 0) notifySuccess(formatAlreadyPositive(left));
      onDone();
    } catch (error) {
      const messages = fieldErrorsOf(error as ErrorLike);
      if (!('disease' in messages || 'specimenDay' in messages))
        notifyFailure(messageOf(error as ErrorLike));
      setRefused(messages);
    }
  };
  if (disease === undefined)
    return (
      <Alert color="amber" title={caseTexts.noDisease}>
        <Anchor component={Link} to={paths.diseases(companyName)} size="sm">
          {caseTexts.toDiseases}
        </Anchor>
      </Alert>
    );
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={caseTexts.disease}
          data={used.map(({ code, name }) => ({ value: code, label: name }))}
          value={disease}
          error={refused['disease']}
          onChange={(event) => {
            setDisease(event.currentTarget.value as DiseaseCode);
            setRefused({});
          }}
        />
        <DayInput
          label={caseTexts.specimenDay}
          description={texts.markPositiveDay}
          maxDate={todayIn(timeZone)}
          value={specimenDay}
          error={refused['specimenDay']}
          onChange={(day) => {
            setSpecimenDay(day);
            setRefused({});
          }}
        />
        <Text size="sm" c="dimmed">
          {texts.markPositiveMeaning}
        </Text>
        <DialogButtons action={texts.markPositive} loading={loading} onCancel={onClose} />
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

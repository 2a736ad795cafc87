import type { ErrorLike } from '@apollo/client';
import { Alert, Anchor, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { leaveSaved, useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import {
  useOpenCaseChoicesQuery,
  useOpenCaseDialogMutation,
  type DiseaseCode,
  type OpenCaseChoicesQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { PersonSelect } from '../../people/person/PersonSelect.tsx';
import { blankCase, caseDetailsOf, caseFormErrorsOf, findCaseErrors } from './case-form.ts';
import { CaseFields } from './CaseFields.tsx';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  /** The person; null if the person is chosen in the dialog. Stays set while the dialog closes. */
  person: { id: string; name: string } | null;
  onClose: () => void;
}

type Disease = OpenCaseChoicesQuery['diseases'][number];

/** Opens a case and goes to its page. */
export function OpenCaseDialog({ isOpen, person, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={person ? texts.openCaseOf(person.name) : texts.openCase}
      size="lg"
    >
      <LoadedForm person={person} onClose={onClose} />
    </FormDialog>
  );
}

type FormProps = Omit<Props, 'isOpen'>;

function LoadedForm({ person, onClose }: FormProps) {
  const query = useOpenCaseChoicesQuery();
  return (
    <QueryBoundary query={query} failure={texts.diseasesFailed} fallback={<FormSkeleton />}>
      {({ diseases }) => (
        <OpenCaseForm key={person?.id} diseases={diseases} person={person} onClose={onClose} />
      )}
    </QueryBoundary>
  );
}

function OpenCaseForm({
  diseases,
  person: fixed,
  onClose,
}: FormProps & Pick<OpenCaseChoicesQuery, 'diseases'>) {
  const { timeZone, name: companyName } = useCompany();
  const navigate = useNavigate();
  const used = diseases.filter(({ isUsed }) => isUsed);
  const [personId, setPersonId] = useState(fixed?.id ?? null);
  const [disease, setDisease] = useState<DiseaseCode | undefined>(used[0]?.code);
  const [initialValues] = useState(() => blankCase(timeZone));
  const [values, setValues] = useState(initialValues);
  useUnsavedGuard(values !== initialValues || personId !== (fixed?.id ?? null));
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [open, { loading }] = useOpenCaseDialogMutation();
  const ownErrors: Record<string, string> = {
    ...(personId === null && { person: texts.personMissing }),
    ...findCaseErrors(values, timeZone),
  };
  const errors = { ...refused, ...(wasSent && ownErrors) };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    setRefused({});
    if (personId === null || disease === undefined || Object.keys(ownErrors).length > 0) return;
    const details = caseDetailsOf(values, timeZone);
    try {
      const { data } = await open({
        variables: { input: { employee: { id: personId }, disease, ...details } },
      });
      if (!data) return;
      const { number, person } = data.openCase;
      notifySuccess(texts.opened(texts.caseNumber(number), person.name));
      onClose();
      leaveSaved(() => void navigate(paths.case(companyName, number)));
    } catch (error) {
      const messages = fieldErrorsOf(error as ErrorLike);
      if (Object.keys(messages).length === 0) notifyFailure(messageOf(error as ErrorLike));
      setRefused(caseFormErrorsOf(messages));
    }
  };

  if (used.length === 0)
    return (
      <Alert color="amber" title={texts.noDisease}>
        <Anchor component={Link} to={paths.diseases(companyName)} size="sm">
          {texts.toDiseases}
        </Anchor>
      </Alert>
    );
  return (
    <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {fixed === null && (
          <PersonSelect
            value={personId}
            isRequired
            error={errors['person'] && <LinkedCases message={errors['person']} />}
            onChange={setPersonId}
          />
        )}
        <NativeSelect
          label={texts.disease}
          description={texts.diseaseHelp}
          data={used.map(({ code, name }) => ({ value: code, label: name }))}
          value={disease ?? ''}
          error={errors['disease'] && <LinkedCases message={errors['disease']} />}
          onChange={(event) => {
            setDisease(event.currentTarget.value as DiseaseCode);
            setRefused({});
          }}
        />
        <QuarantineNote disease={used.find(({ code }) => code === disease)} />
        <CaseFields
          values={values}
          errors={errors}
          today={todayIn(timeZone)}
          onChange={(change) => {
            setValues({ ...values, ...change });
            setRefused({});
          }}
        />
        <DialogButtons action={texts.submit} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** What the source says about the days at home of the people exposed, unless the company has set its own. */
function QuarantineNote({ disease }: { disease: Disease | undefined }) {
  const figure = disease?.figures.find(({ name }) => name === 'QUARANTINE_DAYS');
  if (!figure || figure.note === null || figure.changedAt !== null) return null;
  return (
    <Text size="sm" c="dimmed">
      {texts.quarantineNote(figure.value, figure.note)}
    </Text>
  );
}

/** A message of the gateway with a link to each case that it names. */
function LinkedCases({ message }: { message: string }) {
  const { name: companyName } = useCompany();
  return message.split(/\b(C-\d+)\b/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Anchor
        key={`${part} ${String(index)}`}
        component={Link}
        to={paths.case(companyName, Number(part.slice(2)))}
        inherit
      >
        {part}
      </Anchor>
    ),
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg">
      {Array.from({ length: 5 }, (_field, place) => (
        <Skeleton key={place} h={36} />
      ))}
    </Stack>
  );
}

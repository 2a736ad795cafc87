import { Alert, Anchor, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { leaveSaved } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
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
import {
  blankCase,
  caseDetailsOf,
  caseFieldNames,
  findCaseErrors,
  type CaseFormValues,
} from './case-form.ts';
import { CaseFields } from './CaseFields.tsx';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  /** The person; null if the person is chosen in the dialog. Stays set while the dialog closes. */
  person: { id: string; name: string } | null;
  onClose: () => void;
}

type Disease = OpenCaseChoicesQuery['diseases'][number];

interface OpenCaseValues extends CaseFormValues {
  /** Id of the employee. */
  person: string | null;
  /** Undefined if the company uses no disease. */
  disease: DiseaseCode | undefined;
}

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
  const [open] = useOpenCaseDialogMutation();
  const { form, submit } = useGatewayForm<OpenCaseValues>({
    initialValues: {
      ...blankCase(timeZone),
      person: fixed?.id ?? null,
      disease: used[0]?.code,
    },
    validate: (values) => ({
      ...(values.person === null && { person: texts.personMissing }),
      ...findCaseErrors(values, timeZone),
    }),
    clearInputErrorOnChange: true,
    fieldNames: caseFieldNames,
    send: async ({ person: personId, disease, ...values }) => {
      const { data } = await open({
        variables: {
          input: {
            employee: { id: personId! },
            disease: disease!,
            ...caseDetailsOf(values, timeZone),
          },
        },
      });
      const { number, person } = data!.openCase;
      notifySuccess(texts.opened(texts.caseNumber(number), person.name));
      onClose();
      leaveSaved(() => void navigate(paths.case(companyName, number)));
    },
  });
  const { errors, values } = form;

  if (used.length === 0)
    return (
      <Alert color="amber" title={texts.noDisease}>
        <Anchor component={Link} to={paths.diseases(companyName)} size="sm">
          {texts.toDiseases}
        </Anchor>
      </Alert>
    );
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        {fixed === null && (
          <PersonSelect
            value={values.person}
            isRequired
            error={errors['person'] && <LinkedCases message={errors['person']} />}
            onChange={(id) => form.setFieldValue('person', id)}
          />
        )}
        <NativeSelect
          label={texts.disease}
          description={texts.diseaseHelp}
          data={used.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('disease')}
          error={errors['disease'] && <LinkedCases message={errors['disease']} />}
        />
        <QuarantineNote disease={used.find(({ code }) => code === values.disease)} />
        <CaseFields form={form} today={todayIn(timeZone)} />
        <DialogButtons action={texts.submit} loading={form.submitting} onCancel={onClose} />
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
function LinkedCases({ message }: { message: ReactNode }) {
  const { name: companyName } = useCompany();
  if (typeof message !== 'string') return message;
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

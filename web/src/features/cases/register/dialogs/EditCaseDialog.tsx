import type { ErrorLike, FragmentType } from '@apollo/client';
import { skipToken, useApolloClient, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { fieldErrorsOf } from '../../../../apollo/errors.ts';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';
import { EditConflictView } from '../../../../ui/EditConflictView.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { isVersionConflict, useEditConflict } from '../../../../ui/use-edit-conflict.ts';
import { useGatewayForm } from '../../../../ui/use-gateway-form.ts';
import {
  caseDetailsOf,
  caseFieldNames,
  caseFormOf,
  findCaseErrors,
  type CaseDetails,
  type CaseFormValues,
} from '../../base/case-form.ts';
import { CaseFields } from '../../base/CaseFields.tsx';
import { texts as caseTexts } from '../../base/texts.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { Consequences, Sentences } from '../../base/Consequences.tsx';
import { useSettled } from '../../base/use-settled.ts';
import { todayIn } from '../../../../lib/dates/dates.ts';
import {
  EditCaseDialog_CaseFragmentDoc,
  fetchEditCaseDialogNewest,
  useCaseChangePreviewQuery,
  useEditCaseDialogMutation,
  type EditCaseDialog_CaseFragment,
} from '../../../../generated/graphql.ts';
import { fieldLabels, formatField, mergeEdits } from './case-conflict.ts';
import { describeChange } from './consequence-words.ts';
import { texts } from './texts.ts';

type Case = EditCaseDialog_CaseFragment;

interface Props {
  isOpen: boolean;
  caseData: FragmentType<Case> & Pick<Case, 'number'>;
  onClose: () => void;
}

/** Edits the facts of an open case. */
export function EditCaseDialog({ isOpen, caseData, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.editTitle(caseTexts.caseNumber(caseData.number))}
      size="lg"
    >
      <EditCase caseData={caseData} onClose={onClose} />
    </FormDialog>
  );
}

function EditCase({ caseData: from, onClose }: Omit<Props, 'isOpen'>) {
  const client = useApolloClient();
  const { timeZone } = useCompany();
  const { data } = useSuspenseFragment({ fragment: EditCaseDialog_CaseFragmentDoc, from });
  // The form's initial values. They must not change when a new answer arrives, because edits are compared with them.
  const [base, setBase] = useState(data);
  const [initialValues] = useState(() => caseFormOf(data, timeZone));
  const { newest, showConflict, back } = useEditConflict<CaseFormValues, Case>(
    isVersionConflict,
    async () => (await fetchEditCaseDialogNewest(client, { number: base.number })).case,
  );
  const [edit, { loading }] = useEditCaseDialogMutation();
  const number = caseTexts.caseNumber(base.number);

  /** @param saved the values to save over version `seen`: what was typed, or what was chosen after a conflict. */
  const save = async (seen: Case, saved: CaseFormValues): Promise<void> => {
    const { id, version } = seen;
    await edit({ variables: { input: { id, version, ...caseDetailsOf(saved, timeZone, seen) } } });
    notifySuccess(texts.saved(number));
    onClose();
  };
  const { form, submit, showError } = useGatewayForm<CaseFormValues>({
    initialValues,
    validate: (typed) => findCaseErrors(typed, timeZone),
    clearInputErrorOnChange: true,
    fieldNames: caseFieldNames,
    send: (typed) => save(base, typed),
    handleError: showConflict,
  });
  const { values } = form;
  const saveMerged = async (seen: Case, merged: CaseFormValues): Promise<void> => {
    try {
      await save(seen, merged);
    } catch (error) {
      if (await showConflict(error as ErrorLike, values)) return;
      // Values chosen after a conflict may contradict each other: the form shows them.
      setBase(seen);
      back();
      form.setValues(merged);
      showError(error as ErrorLike);
    }
  };

  if (newest) {
    const theirs = caseFormOf(newest, timeZone);
    return (
      <EditConflictView
        key={newest.version}
        message={texts.conflict(number)}
        labels={fieldLabels}
        format={(field, shown) => formatField(field, shown, timeZone)}
        versions={{ base: caseFormOf(base, timeZone), mine: values, theirs }}
        isBusy={loading}
        onSave={(taken) => void saveMerged(newest, mergeEdits(theirs, values, taken))}
        onBack={back}
      />
    );
  }
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <CaseFields form={form} today={todayIn(timeZone)} isolation={base.isolation} />
        {form.isValid() && (
          <ChangeConsequences
            base={base}
            before={caseDetailsOf(initialValues, timeZone, base)}
            after={caseDetailsOf(values, timeZone, base)}
          />
        )}
        <DialogButtons action={texts.save} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface ChangeProps {
  base: Case;
  before: CaseDetails;
  after: CaseDetails;
}

/** Previews changed facts of a case. Renders nothing while only the notes have changed, or if the form shows an error. */
function ChangeConsequences({ base: { id, version }, before, after }: ChangeProps) {
  const { notes: _before, ...factsBefore } = before;
  const { notes: _after, ...facts } = after;
  const isChanged = JSON.stringify(facts) !== JSON.stringify(factsBefore);
  const input = useSettled(isChanged ? { id, version, ...facts } : null);
  const query = useCaseChangePreviewQuery(
    input === null ? skipToken : { variables: { input }, fetchPolicy: 'network-only' },
  );
  if (!isChanged || input === null || Object.keys(fieldErrorsOf(query.error)).length > 0)
    return null;
  return (
    <Consequences query={query} preview={query.data?.preview}>
      {(preview) => <Sentences sentences={describeChange(preview)} />}
    </Consequences>
  );
}

import type { ApolloCache, FragmentType } from '@apollo/client';
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { isVersionConflict, useEditConflict } from '../../../ui/use-edit-conflict.ts';
import {
  EditDiseaseDialog_DiseaseFragmentDoc,
  fetchEditDiseaseDialogNewest,
  useEditDiseaseDialogMutation,
  type DiseaseCode,
  type EditDiseaseDialog_DiseaseFragment,
} from '../../../generated/graphql.ts';
import { DiseaseConflictView } from './DiseaseConflictView.tsx';
import { toFormValues, toDiseaseInput, type DiseaseFormValues } from './disease-form.ts';
import { DiseaseForm } from './DiseaseForm.tsx';
import { texts } from './texts.tsx';

type Disease = EditDiseaseDialog_DiseaseFragment;

interface Props {
  isOpen: boolean;
  disease: FragmentType<Disease> & Pick<Disease, 'name'>;
  onClose: () => void;
}

/** Edits whether a disease is used, and its values. */
export function EditDiseaseDialog({ isOpen, disease, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.editTitle(disease.name)} size="xl">
      <EditDisease disease={disease} onClose={onClose} />
    </FormDialog>
  );
}

/** The answer of the mutation does not include the history. */
const forgetHistory =
  (code: DiseaseCode) =>
  (cache: ApolloCache): void => {
    const id = cache.identify({ __typename: 'Disease', code });
    if (id !== undefined) cache.evict({ id, fieldName: 'history' });
  };

function EditDisease({ disease: from, onClose }: Omit<Props, 'isOpen'>) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({ fragment: EditDiseaseDialog_DiseaseFragmentDoc, from });
  // The form's initial values. They must not change when a new answer arrives, because edits are compared with them.
  const [base] = useState(data);
  const { mine, newest, showConflict, saveOver } = useEditConflict<DiseaseFormValues, Disease>(
    isVersionConflict,
    async () => (await fetchEditDiseaseDialogNewest(client, { code: base.code })).disease,
  );
  const [edit, { loading }] = useEditDiseaseDialogMutation({ update: forgetHistory(base.code) });
  const save = async (values: DiseaseFormValues, version: number): Promise<void> => {
    await edit({ variables: { input: { ...toDiseaseInput(base, values), version } } });
    notifySuccess(texts.saved(base.name));
    onClose();
  };
  if (mine && newest)
    return (
      <DiseaseConflictView
        name={base.name}
        mine={toDiseaseInput(base, mine)}
        newest={newest}
        isBusy={loading}
        onSave={() => void saveOver(() => save(mine, newest.version), mine)}
        onDrop={onClose}
      />
    );
  return (
    <DiseaseForm
      disease={base}
      initialValues={mine ?? toFormValues(base)}
      onSave={(values) => save(values, base.version)}
      onError={showConflict}
      onCancel={onClose}
    />
  );
}

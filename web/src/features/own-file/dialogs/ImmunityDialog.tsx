import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useImmunityDialogMutation, type DiseaseCode } from '../../../generated/graphql.ts';
import {
  blankEvidence,
  evidenceInput,
  findEvidenceErrors,
  type EvidenceValues,
} from '../../cases/immunity/evidence-form.ts';
import { EvidenceFields } from '../../cases/immunity/EvidenceFields.tsx';
import { texts } from '../texts.ts';
import { DialogForm } from './DialogForm.tsx';

interface Props {
  isOpen: boolean;
  /** Diseases that the company uses, at least one. */
  diseases: readonly DiseaseCode[];
  onClose: () => void;
}

/** Hands evidence of the own immunity in. */
export function ImmunityDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog opened={isOpen} className="screen-only" title={texts.handIn} onClose={onClose}>
      <ImmunityForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function ImmunityForm({ diseases, onClose }: Omit<Props, 'isOpen'>) {
  const [send] = useImmunityDialogMutation();
  const { form, submit } = useGatewayForm<EvidenceValues>({
    initialValues: blankEvidence(diseases),
    validate: findEvidenceErrors,
    clearInputErrorOnChange: true,
    send: async (values) => {
      await send({ variables: { input: evidenceInput(values) } });
      notifySuccess(texts.handedIn);
      onClose();
    },
  });
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={form.submitting}
      meaning={texts.handInMeaning}
      action={texts.send}
      onClose={onClose}
    >
      <EvidenceFields form={form} diseases={diseases} />
    </DialogForm>
  );
}

import { messageOf } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useTransferOwnershipDialogMutation,
  type MemberTable_MemberFragment as Member,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  member: Member;
  onClose: () => void;
}

/** Makes a member the owner in place of the viewer, after confirmation. */
export function TransferOwnership({ member: { id, email }, onClose }: Props) {
  const [transfer, { loading }] = useTransferOwnershipDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.ownerMade(email));
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Confirmation
      confirmLabel={texts.makeOwner}
      isBusy={loading}
      onConfirm={() => void transfer({ variables: { id } })}
      onCancel={onClose}
    >
      {texts.makeOwnerMeaning(email)}
    </Confirmation>
  );
}

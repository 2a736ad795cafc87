import { messageOf } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useRemoveMemberDialogMutation,
  type MemberTable_MemberFragment as Member,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  member: Member;
  onClose: () => void;
}

/** Removes a member after confirmation. Removing oneself signs out. */
export function RemoveMember({ member: { id, email, isSelf }, onClose }: Props) {
  const [remove, { loading }] = useRemoveMemberDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.removed(email));
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Confirmation
      confirmLabel={isSelf ? texts.leave : texts.remove}
      isDangerous
      isBusy={loading}
      onConfirm={() => void remove({ variables: { id } })}
      onCancel={onClose}
    >
      {isSelf ? texts.leaveMeaning : texts.removeMeaning(email)}
    </Confirmation>
  );
}

import { notifySuccess } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import {
  useRemoveMemberDialogMutation,
  useTransferOwnershipDialogMutation,
  type MemberTable_MemberFragment as Member,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Returns functions that act on a member after confirmation. Removing oneself signs out. */
export const useConfirmedActs = () => {
  const confirm = useConfirm();
  const [transfer] = useTransferOwnershipDialogMutation();
  const [remove] = useRemoveMemberDialogMutation();
  return {
    transferOwnership: ({ id, email }: Member): void =>
      confirm({
        title: texts.makeOwnerOf(email),
        meaning: texts.makeOwnerMeaning(email),
        confirmLabel: texts.makeOwner,
        onConfirm: () => transfer({ variables: { id } }),
        onDone: () => notifySuccess(texts.ownerMade(email)),
      }),
    removeMember: ({ id, email, isSelf }: Member): void =>
      confirm({
        title: isSelf ? texts.leave : texts.removeOf(email),
        meaning: isSelf ? texts.leaveMeaning : texts.removeMeaning(email),
        confirmLabel: isSelf ? texts.leave : texts.remove,
        isDangerous: true,
        onConfirm: () => remove({ variables: { id } }),
        onDone: () => notifySuccess(texts.removed(email)),
      }),
  };
};

import { Anchor, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  PendingDeletion_CompanyFragmentDoc,
  usePendingDeletionMutation,
  type PendingDeletion_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<PendingDeletion_CompanyFragment>;
}

/** When a company will be deleted, with an undo button. Renders nothing if no deletion is pending. */
export function PendingDeletion({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: PendingDeletion_CompanyFragmentDoc,
    from,
  });
  const [undo, { loading }] = usePendingDeletionMutation({
    onCompleted: () => notifySuccess(texts.deletionUndone),
    onError: () => notifyFailure(somethingWentWrong),
  });
  const { id, name, deletionAt } = company;
  if (deletionAt === null) return null;
  return (
    <Text size="xs" component="div" c="var(--vc-positive)">
      <IconTrash {...icons.sm} style={{ marginRight: 4, verticalAlign: -2 }} />
      <span>{texts.deletedAt(<Moment isInSentence at={deletionAt} />)}</span>{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        disabled={loading}
        aria-label={texts.undoDeletionOf(name)}
        onClick={() => void undo({ variables: { id } })}
      >
        {texts.undo}
      </Anchor>
    </Text>
  );
}

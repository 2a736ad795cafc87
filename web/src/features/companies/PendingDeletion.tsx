import { Anchor, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import {
  usePendingDeletionMutation,
  type CompanyRow_CompanyFragment,
} from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  company: CompanyRow_CompanyFragment;
  /** ISO instant. */
  deletionAt: string;
}

/** When a company that asked for it is deleted, and the way back. */
export function PendingDeletion({ company, deletionAt }: Props) {
  const [undo, { loading }] = usePendingDeletionMutation({
    onCompleted: () => notifySuccess(texts.deletionUndone),
    onError: () => notifyFailure(somethingWentWrong),
  });
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
        aria-label={texts.undoDeletionOf(company.name)}
        onClick={() => void undo({ variables: { id: company.id } })}
      >
        {texts.undo}
      </Anchor>
    </Text>
  );
}

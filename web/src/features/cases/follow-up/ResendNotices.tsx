import { Button, type ButtonProps } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useResendNoticesMutation,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';
import { formatCount } from '../../../lib/intl.ts';
import { useCan } from '../../company/current/use-can.ts';
import { texts as noticeTexts } from './notice-texts.ts';
import { texts } from './texts.tsx';

interface Props extends ButtonProps {
  rows: readonly Pick<FollowUpRow_FollowUpFragment, 'id' | 'person' | 'notices'>[];
}

/** Resends the last notice to the people whose mail failed. Renders nothing if none failed. */
export function ResendNotices({ rows, ...look }: Props) {
  const can = useCan();
  const [resend, { loading }] = useResendNoticesMutation({
    onCompleted: ({ resendNotices }) =>
      resendNotices.resent === 0
        ? notifyFailure(texts.nothingResent)
        : notifySuccess(texts.resent(formatCount(resendNotices.resent, noticeTexts.notices))),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const failed = rows.filter(({ notices }) => notices[0]?.state === 'FAILED');
  if (failed.length === 0 || !can('follow-up:update')) return null;
  return (
    <Button
      variant="default"
      className="screen-only"
      {...look}
      loading={loading}
      aria-label={texts.resendTo(failed.length === 1 ? failed[0]!.person.name : null)}
      onClick={() =>
        void resend({ variables: { input: { followUpIds: failed.map(({ id }) => id) } } })
      }
    >
      {texts.resend}
    </Button>
  );
}

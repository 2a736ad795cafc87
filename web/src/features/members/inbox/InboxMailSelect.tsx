import { NativeSelect } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import {
  useInboxMailSelectQuery,
  useInboxMailSelectUpdateMutation,
  type InboxMail,
} from '../../../generated/graphql.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { texts } from './texts.ts';

const choices = Object.entries(texts.mails).map(([value, label]) => ({ value, label }));

/** When the viewer is told by email what is new. */
export function InboxMailSelect() {
  const mail = getShownData(useInboxMailSelectQuery())?.inboxSettings.mail;
  const [save, { loading }] = useInboxMailSelectUpdateMutation({
    onCompleted: () => notifySuccess(texts.mailSaved),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <NativeSelect
      label={texts.mail}
      data={mail === undefined ? [] : choices}
      value={mail ?? ''}
      disabled={mail === undefined}
      aria-busy={loading}
      onChange={(event) =>
        void save({ variables: { input: { mail: event.currentTarget.value as InboxMail } } })
      }
    />
  );
}

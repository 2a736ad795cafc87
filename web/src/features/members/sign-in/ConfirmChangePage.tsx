import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  useConfirmChangePageQuery,
  useConfirmOwnAccessChangeMutation,
  type LinkStatus,
} from '../../../generated/graphql.ts';
import { confirmChangeTexts as texts } from './confirm-change-texts.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';

/** The page behind the link in the mail of a change. Opening it changes nothing; the button confirms the change, once. */
export function ConfirmChangePage() {
  const { token = '' } = useParams();
  const [company, setCompany] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const query = useConfirmChangePageQuery({
    variables: { token },
    // The link may have been used elsewhere since the last visit.
    fetchPolicy: 'network-only',
  });
  const [confirm, { loading: isConfirming }] = useConfirmOwnAccessChangeMutation({
    onCompleted: ({ confirmOwnAccessChange }) => setCompany(confirmOwnAccessChange.companyName),
    onError: (failure) => {
      if (fieldErrorsOf(failure)['token'] === undefined) notifyFailure(messageOf(failure));
      else setIsRefused(true);
    },
  });
  return (
    <EntryScreen title={texts.confirmChange}>
      {company !== null ? (
        <Outcome kind="good" message={texts.done(company)} />
      ) : isRefused ? (
        <BadLink status="USED" />
      ) : (
        <QueryBoundary
          query={query}
          dropsPrevious
          failure={texts.linkFailed}
          fallback={<EntrySkeleton label={texts.loading} />}
        >
          {({ accessChangeLinkStatus: status }) =>
            status === 'GOOD' ? (
              <Stack gap="lg">
                <Text c="dimmed">{texts.confirmMeaning}</Text>
                <Button
                  size="md"
                  loading={isConfirming}
                  onClick={() => void confirm({ variables: { input: { token } } })}
                >
                  {texts.confirm}
                </Button>
                <Text size="sm" c="dimmed">
                  {texts.askCompany}
                </Text>
              </Stack>
            ) : (
              <BadLink status={status} />
            )
          }
        </QueryBoundary>
      )}
    </EntryScreen>
  );
}

function BadLink({ status }: { status: Exclude<LinkStatus, 'GOOD'> }) {
  return (
    <Outcome kind="bad" message={texts.badLink[status]}>
      <Text size="sm" c="dimmed">
        {texts.askCompany}
      </Text>
    </Outcome>
  );
}

import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Failure } from '../../../ui/Failure.tsx';
import {
  useMailedLinkQuery,
  type LinkPurpose,
  type LinkStatus,
} from '../../../generated/graphql.ts';
import { texts } from './password-texts.ts';

interface Props {
  token: string;
  purpose: LinkPurpose;
  /** Shown if the link is valid. */
  children: ReactNode;
  /** Shown if the link is not valid. */
  bad: (status: Exclude<LinkStatus, 'GOOD'>) => ReactNode;
}

/** Checks whether a link from an email is still valid, without using it up. */
export function MailedLink({ token, purpose, children, bad }: Props) {
  const { data, error, loading, refetch } = useMailedLinkQuery({
    variables: { token, purpose },
    // The link may have been used elsewhere since the last visit.
    fetchPolicy: 'network-only',
  });
  if (data) return data.linkStatus === 'GOOD' ? children : bad(data.linkStatus);
  if (error && !loading)
    return <Failure message={texts.linkFailed} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack component="output" gap="lg">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton h={42} mt="lg" />
      <Skeleton h={42} mt="lg" />
      <Skeleton h={42} />
    </Stack>
  );
}

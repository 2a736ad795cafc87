import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
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
  const query = useMailedLinkQuery({
    variables: { token, purpose },
    // The link may have been used elsewhere since the last visit.
    fetchPolicy: 'network-only',
  });
  return (
    <QueryBoundary
      query={query}
      dropsPrevious
      failure={texts.linkFailed}
      fallback={<EntrySkeleton label={texts.loading} />}
    >
      {({ linkStatus }) => (linkStatus === 'GOOD' ? children : bad(linkStatus))}
    </QueryBoundary>
  );
}

import { Button, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  usePasswordSectionQuery,
  useMailPasswordLinkMutation,
  type PasswordSectionQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './texts.ts';

/** Changes the account's password, or emails a link to set the first one. */
export function PasswordSection() {
  const query = usePasswordSectionQuery();
  return (
    <QueryBoundary query={query} failure={texts.passwordFailed} fallback={<Skeleton h={36} />}>
      {(data) => <Password data={data} />}
    </QueryBoundary>
  );
}

function Password({ data }: { data: PasswordSectionQuery }) {
  const { viewer, mySecondFactor } = data;
  const { name: companyName } = useCompany();
  if (!mySecondFactor.hasPassword) return <FirstPassword email={viewer?.email ?? ''} />;
  return (
    <div>
      <Button component={Link} to={paths.changePassword(companyName)} variant="default">
        {texts.changePassword}
      </Button>
    </div>
  );
}

function FirstPassword({ email }: { email: string }) {
  const [send, { loading, data }] = useMailPasswordLinkMutation({
    onCompleted: () => notifySuccess(texts.linkSent(email)),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <>
      <Text size="sm">{texts.noPassword}</Text>
      <div>
        <Button
          variant="default"
          loading={loading}
          disabled={data !== undefined && data !== null}
          onClick={() => void send({ variables: { email } })}
        >
          {texts.setPassword}
        </Button>
      </div>
    </>
  );
}

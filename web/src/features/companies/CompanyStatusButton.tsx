import { Button } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useCompanyStatusButtonMutation,
  type CompanyRow_CompanyFragment,
} from '../../generated/graphql.ts';
import { sayReached, statusWords } from './company-status.ts';

/** Accepts, activates or inactivates a company. */
export function CompanyStatusButton({ company }: { company: CompanyRow_CompanyFragment }) {
  const { action, next } = statusWords[company.status];
  const [change, { loading }] = useCompanyStatusButtonMutation({
    // By now the row may show its new status: the answer says what was reached.
    onCompleted: ({ setCompanyStatus }) => notifySuccess(sayReached(setCompanyStatus.status)),
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Button
      size="compact-sm"
      variant={company.status === 'PENDING' ? 'filled' : 'default'}
      loading={loading}
      aria-label={`${action} ${company.name}`}
      onClick={() => void change({ variables: { id: company.id, status: next } })}
    >
      {action}
    </Button>
  );
}

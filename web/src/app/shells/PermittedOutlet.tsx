import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, Outlet, useMatches } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useCompany } from '../../features/company/current/CompanyContext.tsx';
import { useCan } from '../../features/company/current/use-can.ts';
import { texts as memberTexts } from '../../features/members/team/role-texts.ts';
import type { MemberRole, Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import type { RouteHandle } from '../routes/preload.ts';
import { texts } from './texts.ts';

interface Props {
  /** Undefined until the server has answered. */
  role: Role | undefined;
  isTrialOver: boolean;
  /** Set if the permissions could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Renders the current page, or a notice that the role cannot open it, or a placeholder until the permissions are known. */
export function PermittedOutlet({ role, isTrialOver, onRetry }: Props) {
  const can = useCan();
  const needed = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.permissions)
    .find((permissions) => permissions !== undefined);
  const isKnown = useSession()?.permissions !== undefined;
  if (!isKnown)
    return onRetry ? (
      <Failure size="page" message={texts.shellFailed} onRetry={onRetry} />
    ) : (
      <PageSkeleton />
    );
  if (needed === undefined || needed.some(can)) return <Outlet />;
  return <NotPermitted role={role} isTrialOver={isTrialOver} />;
}

function NotPermitted({ role, isTrialOver }: Omit<Props, 'onRetry'>) {
  const { name: companyName } = useCompany();
  const roleName =
    role && role in memberTexts.roleNames ? memberTexts.roleNames[role as MemberRole] : null;
  return (
    <>
      <PageTitle title={texts.notPermitted} />
      <EmptyState
        icon={IconLock}
        title={texts.roleLacks(roleName)}
        sentence={isTrialOver ? texts.ownerChoosesPlan : texts.askOwner}
        action={
          !isTrialOver && (
            <Button component={Link} to={paths.dashboard(companyName)} variant="default">
              {texts.toDashboard}
            </Button>
          )
        }
      />
    </>
  );
}

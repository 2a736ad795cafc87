import { Navigate } from 'react-router-dom';
import { useCan } from '../../features/company/current/use-can.ts';

/** Opens the first page of the dashboard that the member's role has. */
export function HomeRedirect() {
  const can = useCan();
  const page = can('figures:read')
    ? 'insights'
    : can('employee:read')
      ? 'emp'
      : can('audit:read')
        ? 'audit'
        : 'profile';
  return <Navigate to={page} replace />;
}

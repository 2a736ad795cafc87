import { Navigate } from 'react-router-dom';
import { useMay } from '../../features/company/current/use-may.ts';

/** Opens the first page of the dashboard that the member's role has. */
export function HomeRedirect() {
  const may = useMay();
  const page = may('figures:read')
    ? 'insights'
    : may('employee:read')
      ? 'emp'
      : may('audit:read')
        ? 'audit'
        : 'profile';
  return <Navigate to={page} replace />;
}

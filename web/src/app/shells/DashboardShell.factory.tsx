import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { DashboardShellDocument } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { ownerPermissions } from '../../testing/permissions.ts';
import { answer } from '../../testing/server.ts';
import { DashboardShell } from './DashboardShell.tsx';

function Here() {
  const { name, timeZone } = useCompany();
  return (
    <p>
      {name} in {timeZone}
    </p>
  );
}

export const renderShell = (at = '/dashboard/acme/emp') =>
  renderRoutes(
    [
      {
        path: '/dashboard/:companyName',
        element: <DashboardShell />,
        children: [{ path: '*', element: <Here /> }],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );

export const acmeAnswers = (company = aCompany()) =>
  answer(DashboardShellDocument, {
    viewer: {
      role: 'OWNER',
      lacksSecondFactor: false,
      permissions: [...ownerPermissions],
      company,
    },
  });

import { IconBook2, IconBuilding, IconHistory, IconMail, IconReceipt } from '@tabler/icons-react';
import { Navigate } from 'react-router-dom';
import { useAdministrator } from '../../apollo/administrator.ts';
import { paths } from '../../lib/paths.ts';
import { Frame } from './Frame.tsx';
import { PortalMenu } from './PortalMenu.tsx';
import type { Place } from './Sidebar.tsx';
import { texts } from './texts.ts';

const places: Place[] = [
  { label: texts.companies, icon: IconBuilding, to: paths.portal, isExact: true },
  { label: texts.orders, icon: IconReceipt, to: paths.portalOrders },
  { label: texts.guideRequests, icon: IconBook2, to: paths.portalGuideRequests },
  { label: texts.mails, icon: IconMail, to: paths.portalMails },
  { label: texts.auditLog, icon: IconHistory, to: paths.portalAudit },
];

/** Frame of the provider's portal. Redirects to the administrator's sign-in page if there is no session. */
export function PortalShell() {
  const administrator = useAdministrator();
  if (!administrator) return <Navigate to={paths.portalLogin} replace />;
  return (
    // A sign-in in another tab starts over.
    <Frame
      key={administrator.token}
      places={places}
      menu={<PortalMenu email={administrator.email} />}
    />
  );
}

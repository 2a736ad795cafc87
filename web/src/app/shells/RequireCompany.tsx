import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { findSessionEnd, useSession, type Session } from '../../apollo/session.ts';
import { forgetAskedPage, keepAskedPage } from '../../lib/browser/asked-page.ts';
import { paths } from '../../lib/paths.ts';

interface Props {
  /** Returns the parent path of the pages, by company name. */
  root: (companyName: string) => string;
  children: (company: Session['company']) => ReactNode;
}

/** Renders for a signed-in company and corrects its name in the path. Without a session redirects to the sign-in page, which leads back. */
export function RequireCompany({ root, children }: Props) {
  const session = useSession();
  const { companyName } = useParams();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = session !== null;
  const address = `${pathname}${search}${hash}`;
  // Whoever signs out here has not asked for this page, nor has the next one who signs in. An expired session interrupts its user.
  const [wasSignedIn] = useState(isSignedIn);
  useEffect(() => {
    if (isSignedIn) forgetAskedPage();
    else if (!wasSignedIn || findSessionEnd() === 'ENDED') keepAskedPage(address);
  }, [isSignedIn, wasSignedIn, address]);
  if (!session) return <Navigate to={paths.login} replace />;
  const rightName = session.company.name.toLowerCase();
  const rest = pathname.split('/').slice(3).join('/');
  const rightPath = `${root(rightName)}${rest && `/${rest}`}${search}${hash}`;
  return (
    <>
      {companyName !== rightName && <Navigate to={rightPath} replace />}
      {/* Stays mounted while the path changes, so that renaming the company does not leave the page. A sign-in in another tab starts over. */}
      <Fragment key={session.token}>{children(session.company)}</Fragment>
    </>
  );
}

import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSession, type Session } from '../../apollo/session.ts';
import { paths } from '../../paths.ts';

interface Props {
  /** Where the pages behind it lie, by company name. */
  root: (companyName: string) => string;
  children: (company: Session['company']) => ReactNode;
}

/** Lets a signed-in company in, under its right name in the path; a stranger goes to sign in. */
export function RequireCompany({ root, children }: Props) {
  const session = useSession();
  const { companyName } = useParams();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate to={paths.login} replace />;
  const rightName = session.company.name.toLowerCase();
  const rest = pathname.split('/').slice(3).join('/');
  const rightPath = `${root(rightName)}${rest && `/${rest}`}${search}${hash}`;
  return (
    <>
      {companyName !== rightName && <Navigate to={rightPath} replace />}
      {/* Stays when the name in the path changes: a company that renames itself goes on where it is. */}
      {children(session.company)}
    </>
  );
}

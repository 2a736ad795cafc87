import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { browserTimeZone } from '../../intl.ts';

/** Data of the signed-in company that many components need. */
export interface CompanyHere {
  name: string;
  /** IANA name. All days and times are shown in it. */
  timeZone: string;
  /** Records before this day have been deleted; null if none have, or if it is not known yet. */
  keptFrom: string | null;
}

const Context = createContext<CompanyHere | null>(null);

interface Props {
  company: CompanyHere;
  children: ReactNode;
}

export function CompanyProvider({ company: { name, timeZone, keptFrom }, children }: Props) {
  // Components that read it would otherwise render again with every change of the address.
  const company = useMemo(() => ({ name, timeZone, keptFrom }), [name, timeZone, keptFrom]);
  return <Context value={company}>{children}</Context>;
}

/** Returns the signed-in company. @throws Error outside a `CompanyProvider`. */
export const useCompany = (): CompanyHere => {
  const company = useContext(Context);
  if (!company) throw new Error('useCompany needs a CompanyProvider around it');
  return company;
};

/** Returns the company's time zone, or the browser's in the provider's portal. */
export const useTimeZone = (): string => useContext(Context)?.timeZone ?? browserTimeZone();

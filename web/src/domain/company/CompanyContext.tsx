import { createContext, useContext, type ReactNode } from 'react';
import { browserTimeZone } from '../../intl.ts';

/** The signed-in company, as far as every part of a screen needs it. */
export interface CompanyHere {
  name: string;
  /** IANA name; all days and times are said in it. */
  timeZone: string;
  /** What ended before this day is no longer kept; null: nothing has gone yet, or it is not known yet. */
  keptFrom: string | null;
}

const Context = createContext<CompanyHere | null>(null);

export function CompanyProvider({
  company,
  children,
}: {
  company: CompanyHere;
  children: ReactNode;
}) {
  return <Context value={company}>{children}</Context>;
}

/** The signed-in company. Only below the dashboard shell. */
export const useCompany = (): CompanyHere => {
  const company = useContext(Context);
  if (!company) throw new Error('useCompany needs a CompanyProvider around it');
  return company;
};

/** The zone that times are said in: the company's, and in the provider's portal the browser's own. */
export const useTimeZone = (): string => useContext(Context)?.timeZone ?? browserTimeZone();

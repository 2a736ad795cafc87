import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useDate } from '../../../lib/browser/clock.ts';
import { useIsPrinting } from '../../../lib/browser/printing.ts';
import type { MemberRole } from '../../../generated/graphql.ts';
import { browserTimeZone } from '../../../lib/intl.ts';

/** Data of the signed-in company that many components need. */
export interface CurrentCompany {
  name: string;
  /** IANA name. All days and times are shown in it. */
  timeZone: string;
  /** Records before this day have been deleted; null if none have, or if it is not known yet. */
  keptFrom: string | null;
  /** Whether the trial is over, so that most pages are closed. */
  isTrialOver?: boolean;
  /** Names of the members, as far as the viewer may read them. */
  memberNames?: readonly MemberName[];
}

export interface MemberName {
  email: string;
  /** Null: only the email address is known. */
  name: string | null;
  role: MemberRole;
}

/** Changes at midnight and when the page is printed, so that whatever says 'today' renders again. */
const Context = createContext<(CurrentCompany & { today: string; isPrinting: boolean }) | null>(
  null,
);

const noNames: readonly MemberName[] = [];

interface Props {
  company: CurrentCompany;
  children: ReactNode;
}

export function CompanyProvider({ company, children }: Props) {
  const { name, timeZone, keptFrom, isTrialOver = false, memberNames = noNames } = company;
  // Components that read it would otherwise render again with every change of the address.
  const today = useDate(timeZone);
  const isPrinting = useIsPrinting();
  const value = useMemo(
    () => ({ name, timeZone, keptFrom, isTrialOver, memberNames, today, isPrinting }),
    [name, timeZone, keptFrom, isTrialOver, memberNames, today, isPrinting],
  );
  return <Context value={value}>{children}</Context>;
}

/** Returns the signed-in company. @throws Error outside a `CompanyProvider`. */
export const useCompany = (): CurrentCompany => {
  const company = useContext(Context);
  if (!company) throw new Error('useCompany needs a CompanyProvider around it');
  return company;
};

/** Returns the names of the company's members; empty in the provider's portal. */
export const useMemberNames = (): readonly MemberName[] =>
  useContext(Context)?.memberNames ?? noNames;

/** Returns the company's time zone, or the browser's in the provider's portal. */
export const useTimeZone = (): string => {
  const company = useContext(Context);
  const timeZone = company?.timeZone ?? browserTimeZone();
  useDate(timeZone);
  useIsPrinting();
  return timeZone;
};

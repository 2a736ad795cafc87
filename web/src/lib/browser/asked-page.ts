/*
 * The page of a company that was asked for without a session, so that signing in leads to it. Stored for the tab, because an identity
 * provider signs in on pages of its own.
 */
const key = 'visioncloud.asked-page';

export const forgetAskedPage = (): void => sessionStorage.removeItem(key);

/** Keeps an address, but for that of the page which ends the session: whoever has changed the password is done there. */
export const keepAskedPage = (address: string): void => {
  if (/\/change-pass(?:[?#]|$)/u.test(address)) forgetAskedPage();
  else sessionStorage.setItem(key, address);
};

/** Returns the address, if it is one of this company's: /dashboard/acme/cases/12. */
export const findAskedPage = (companyName: string): string | null => {
  const address = sessionStorage.getItem(key);
  const [, , owner = ''] = address?.split(/[/?#]/u) ?? [];
  return owner === encodeURIComponent(companyName.toLowerCase()) ? address : null;
};

import { currentSession } from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';

let left: { token: string | undefined; search: string } | null = null;

/** Stores the directory's query string for links back to it, until the session ends. */
export const rememberDirectory = (search: string): void => {
  left = { token: currentSession()?.token, search };
};

/** Returns the URL of the directory with the stored query string. */
export const directoryAddress = (companyName: string): string =>
  `${paths.employees(companyName)}${left?.token === currentSession()?.token ? (left?.search ?? '') : ''}`;

import { currentSession } from '../../../apollo/session.ts';
import { paths } from '../../../paths.ts';

let left: { token: string | undefined; search: string } | null = null;

/** Keeps the query string of the directory for links back to it, until the session ends. */
export const rememberDirectory = (search: string): void => {
  left = { token: currentSession()?.token, search };
};

/** The address of the directory, as this session left it. */
export const directoryAddress = (companyName: string): string =>
  `${paths.employees(companyName)}${left?.token === currentSession()?.token ? (left?.search ?? '') : ''}`;

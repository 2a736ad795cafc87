import { paths } from '../../../paths.ts';

let search = '';

/** Keeps what the directory shows (the search of its address), for the way back to it. */
export const rememberDirectory = (now: string): void => {
  search = now;
};

/** The directory as it was left, as long as the app is open. */
export const directoryAddress = (companyName: string): string =>
  `${paths.employees(companyName)}${search}`;

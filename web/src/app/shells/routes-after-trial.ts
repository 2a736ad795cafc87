import { matchPath, parsePath } from 'react-router-dom';

/** Pages of the dashboard that stay open after the trial: plans, tracing, and the company's account, members, log and webhooks. */
const routesAfterTrial = [
  'plan',
  'tracing',
  'profile',
  'members',
  'audit',
  'api-keys',
  'webhooks',
  'security',
  'change-pass',
];

/** True if an address, or the page above it, stays open after the trial. */
export const isOpenAfterTrial = (address: string): boolean => {
  const { pathname = '' } = parsePath(address);
  return routesAfterTrial.some((route) =>
    matchPath(`/dashboard/:companyName/${route}/*`, pathname),
  );
};

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** All rooms, the most basic first. A room imports code and fragments only from rooms listed before it. */
const rooms = [
  'company/current',
  'people/person',
  'people/access',
  'people/phones',
  'contacts/reporting',
  'cases/base',
  'cases/diseases',
  'cases/immunity',
  'cases/contests',
  'cases/follow-up',
  'cases/calls',
  'cases/surroundings',
  'cases/register',
  'contacts/cameras',
  'contacts/tracing',
  'contacts/analytics',
  'members/team',
  'members/identity-provider',
  'members/factors',
  'members/api-keys',
  'members/sign-in',
  'members/inbox',
  'company/log',
  'company/orders',
  'company/plans',
  'company/profile',
  'company/settings',
  'company/webhooks',
  'company/sign-up',
  'own-file',
  'people/directory',
  'people/person-page',
  'people/imports',
  'overview/today',
  'overview/insights',
  'overview/report',
  'overview/monitor',
  'site/guide',
  'site/contact',
  'site/legal',
  'site/blog',
  'site/welcome',
  'provider/guide-requests',
  'provider/mails',
  'provider/companies',
];

const folder = import.meta.dirname;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const findRoom = (path: string): string | undefined =>
  rooms.find((room) => path.startsWith(`${room}/`));
const files = globSync('**/*.{ts,tsx,graphql}', {
  cwd: folder,
  exclude: ['**/*.{test,factory}.{ts,tsx}'],
});

/** Files of the fragments, by name. */
const fragments = new Map(
  files
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) =>
      [...read(file).matchAll(/^fragment (\w+)/gmu)].map(([, name]) => [name!, file] as const),
    ),
);

const listImports = (file: string): string[] => {
  if (file.endsWith('.graphql'))
    return [...read(file).matchAll(/\.\.\.(\w+)/gu)].flatMap(
      ([, name]) => fragments.get(name!) ?? [],
    );
  return [...read(file).matchAll(/'(\.[^']+\.tsx?)'/gu)].map(([, path]) =>
    join(dirname(file), path!),
  );
};

it('lists every room', () => {
  expect(files.filter((file) => findRoom(file) === undefined)).toEqual([]);
  expect(rooms.filter((room) => !files.some((file) => file.startsWith(`${room}/`)))).toEqual([]);
});

it.each(rooms)('%s imports only from rooms listed before it', (room) => {
  const later = new Set<string | undefined>(rooms.slice(rooms.indexOf(room) + 1));
  const upward = files
    .filter((file) => findRoom(file) === room)
    .flatMap((file) => listImports(file).map((to) => ({ file, to })))
    .filter(({ to }) => later.has(findRoom(to)));
  expect(upward).toEqual([]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, readEnv } from '../src/env.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);

const dockerfile = read('gateway/Dockerfile');
const compose = read('gateway/docs/operations/compose.yaml');
const [gatewayService = ''] = compose.split('\n  database:\n');

it('the base image has the Node.js version of the workspace', () => {
  const [version] = matches(read('pnpm-workspace.yaml'), /^nodeVersion: (.+)$/gm);
  expect(dockerfile).toContain(`/node:${version?.[0]}-`);
});

it('every file that the Dockerfile copies from the checkout exists', () => {
  const copied = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap(([paths]) =>
    paths.split(' '),
  );
  expect(copied).toContain('pnpm-workspace.yaml');
  expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

it('the image has every file that the gateway finds by its path in the project', () => {
  const code = globSync('gateway/src/**/*.ts', { cwd: projectRoot }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const found = code.flatMap((path) =>
    matches(read(path), /join\(projectRoot, '([^']+)'\)/g).map(([name]) => name),
  );
  expect(found).toContain('web/dist');
  const inImage = new Set([
    ...matches(dockerfile, /^COPY --from=build \S+ (\S+)$/gm).map(([path]) => path),
    ...matches(dockerfile, /-name (\S+)/g).map(([name]) => name),
    // Written by `pnpm schema` only.
    'schema.graphql',
  ]);
  expect(found.filter((path) => !inImage.has(path) && !inImage.has(basename(path)))).toEqual([]);
});

it('compose.yaml sets documented variables, and the sample in container.md is enough to start', () => {
  const variables = matches(gatewayService, /^ {6}([A-Z_]+): (.+)$/gm);
  const documented = read('gateway/docs/configuration.md');
  for (const [name] of variables) expect(documented).toContain(`| \`${name}\``);

  const sample = Object.fromEntries(
    matches(read('gateway/docs/operations/container.md'), /^([A-Z_]+)=(.+)$/gm).map(
      ([name, value]) => [name, value.replace(/^<openssl .*>$/, 'a'.repeat(64))],
    ),
  );
  const required = matches(compose, /\$\{([A-Z_]+):\?\}/g).map(([name]) => name);
  expect(Object.keys(sample)).toEqual(expect.arrayContaining(required));
  const fillIn = (value: string) =>
    value.replace(/\$\{([A-Z_]+):[?-]\}/g, (_, name: string) => sample[name] ?? '');
  const env = readEnv(
    Object.fromEntries(variables.map(([name, value]) => [name, fillIn(value)] as const)),
  );
  expect(env).toMatchObject({
    databaseUrl: `postgresql://visioncloud:${sample['DATABASE_PASSWORD']}@database:5432/visioncloud`,
    publicUrl: sample['PUBLIC_URL'],
    smtpUrl: sample['SMTP_URL'],
  });
  expect(env.trusts('172.18.0.1', 0)).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../src/features');

/** Rooms by wing, the most basic first, as the faces of the wings list them. A wing without a list is one room. */
const rooms = new Map(
  globSync('*/index.ts', { cwd: folder }).map((path) => {
    const face = readFileSync(join(folder, path), 'utf8');
    return [
      dirname(path),
      [...face.matchAll(/'\.\/([\w-]+)\/index\.js'/g)].map(([, room]) => room),
    ];
  }),
);

/** Lists the imports of a wing from its own rooms, tests left out. */
function listImports(wing: string): { file: string; from: string; to: string }[] {
  const within = join(folder, wing);
  const files = globSync('*/**/*.ts', { cwd: within }).filter((path) => !path.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const imports = readFileSync(join(within, file), 'utf8').matchAll(/'(\.\.\/[^']+\.js)'/g);
    return [...imports]
      .map(([, to]) => relative(within, join(within, dirname(file), to!)))
      .filter((to) => !to.startsWith('..'))
      .map((to) => ({ file, from: file.split('/')[0]!, to: to.split('/')[0]! }));
  });
}

it('lists every room in the face of its wing', () => {
  const folders = globSync('*/*/index.ts', { cwd: folder }).map((path) => dirname(path));
  const listed = [...rooms].flatMap(([wing, names]) => names.map((room) => `${wing}/${room}`));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});

it.each([...rooms.keys()])('rooms of %s import only from rooms listed before them', (wing) => {
  const order = rooms.get(wing)!;
  const upwards = listImports(wing).filter(
    ({ from, to }) => order.indexOf(to) > order.indexOf(from),
  );
  expect(upwards).toEqual([]);
});

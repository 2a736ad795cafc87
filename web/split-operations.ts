import type { Plugin } from 'vite';

const generated = /\/src\/generated\/graphql\.ts$/u;
const only = /\/src\/generated\/graphql\.ts\?only=(\w+)$/u;

/** A value that the generated file exports: a document on one line, or a hook. */
const value = /^export (?:const (\w+) = .*;|function (\w+)\([\s\S]*?^\})$/gmu;

/**
 * Lays every document and hook of the generated file into a module of its own while building, so that a screen brings its own operations and
 * not those of all the others.
 */
export const splitOperations = (): Plugin => ({
  name: 'split-operations',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const wanted = only.exec(id)?.[1];
    if (wanted === undefined && !generated.test(id)) return null;
    const values = new Map(
      [...code.matchAll(value)].map(([text, document, hook]) => [document ?? hook ?? '', text]),
    );
    const from = (name: string): string => `from './graphql.ts?only=${name}'`;
    if (wanted === undefined)
      return {
        code: [...values.keys()].map((name) => `export { ${name} } ${from(name)};`).join('\n'),
        map: null,
        moduleSideEffects: false,
      };
    const text = values.get(wanted) ?? '';
    const document = /\b(\w+Document)\b/u.exec(text)?.[1];
    const imports =
      document === undefined || document === wanted
        ? ''
        : `import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { ${document} } ${from(document)};`;
    return { code: `${imports}\n${text}`, map: null, moduleSideEffects: false };
  },
});

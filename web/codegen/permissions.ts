import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { permissionWords } from '../../gateway/src/access/permission-words.ts';

/** A codegen plugin: the gateway's permissions, which the schema has as texts. */
export const plugin: PluginFunction = () => {
  const lines = permissionWords.toSorted().map((word) => `  '${word}',\n`);
  return `export const permissions = [\n${lines.join('')}] as const;\n\nexport type Permission = (typeof permissions)[number];\n`;
};

import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { permissionWords } from '../../gateway/src/access/permission-words.ts';

/** Codegen plugin that writes the gateway's permissions, which are plain strings in the schema. */
export const plugin: PluginFunction = () => {
  const lines = permissionWords.toSorted().map((word) => `  '${word}',\n`);
  return `export const permissions = [\n${lines.join('')}] as const;\n\nexport type Permission = (typeof permissions)[number];\n`;
};

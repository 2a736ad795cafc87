import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

const source = new URL('../../gateway/src/features/people/imports/headings.ts', import.meta.url);

/** Codegen plugin that copies how the gateway recognises headings: the web app shows it before the file is uploaded. */
export const plugin: PluginFunction = () =>
  readFileSync(source, 'utf8').replace("'./import-enums.js'", "'./graphql.ts'");

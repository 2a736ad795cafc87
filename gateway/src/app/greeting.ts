import type { Env } from '../env.js';

/**
 * Formats the text that a gateway prints when it is ready: its addresses, and the sign-ins of the embedded database.
 * @param folder data folder of the embedded database; undefined with DATABASE_URL.
 */
export function greeting(env: Env, demoSignIns: string[], folder: string | undefined): string {
  return [
    `VisionCloud is ready at ${env.publicUrl}`,
    `  web app         ${env.publicUrl}/login`,
    `  GraphQL         ${env.publicUrl}/graphql${env.introspection && !env.persistedOnly ? ' (Apollo Sandbox in a browser)' : ''}`,
    `  REST            ${env.publicUrl}/api`,
    ...demoSignIns.map((line) => `  ${line}`),
    ...(folder === undefined
      ? []
      : [
          `  administrator   ${env.adminEmail}, password ${env.adminPassword}`,
          `  data            ${folder}`,
        ]),
  ].join('\n');
}

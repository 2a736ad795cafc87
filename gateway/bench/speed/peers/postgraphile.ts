import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { gatewayRole } from '../../../src/database/data-source.js';
import { companyHeader, type Peer } from './peer.js';
import { listen } from './plain-http.js';

/** PostGraphile over the same tables with its recommended preset; row level security separates the companies. */
export const postGraphile: Peer = async ({ databaseUrl }) => {
  const instance = postgraphile({
    extends: [PostGraphileAmberPreset],
    // It considers only the first column of an index, and would offer no order by name.
    disablePlugins: ['PgIndexBehaviorsPlugin'],
    pgServices: [
      makePgService({
        connectionString: databaseUrl,
        schemas: ['public'],
        poolConfig: { max: 16, options: '-c jit=off -c timezone=UTC' },
      }),
    ],
    grafast: {
      context: ({ node }) => ({
        pgSettings: {
          role: gatewayRole,
          'app.company_id': String(node?.req.headers[companyHeader]),
        },
      }),
    },
    grafserv: { graphqlPath: '/graphql', graphiql: false, websockets: false, watch: false },
  });
  const server = createServer();
  await instance.createServ(grafserv).addTo(server);
  return listen(server);
};

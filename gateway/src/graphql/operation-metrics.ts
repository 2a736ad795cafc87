import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { operationNames } from '../observability/generated.js';
import { operationSeconds } from '../observability/metrics.js';

const known = new Set<string>(operationNames);

function readCode({ extensions }: GraphQLFormattedError): string {
  return typeof extensions?.['code'] === 'string' ? extensions['code'] : 'OTHER';
}

/**
 * Measures operations, and records for the log which one a request ran. Unknown names count as 'other', because clients could send
 * any number of them.
 */
export function operationPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async willSendResponse({ operation, operationName, response: { body } }) {
          const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
          const labels = {
            operation: operationName && known.has(operationName) ? operationName : 'other',
            type: operation?.operation ?? 'none',
            code: error ? readCode(error) : 'OK',
          };
          contextValue.seen.operation = labels;
          operationSeconds.observe(labels, (performance.now() - started) / 1000);
        },
      };
    },
  };
}

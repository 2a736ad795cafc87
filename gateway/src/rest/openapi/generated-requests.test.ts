import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../../app/file-streams.js';
import {
  type ArbitraryRequest,
  arbitraryRequests,
  type OpenApiDocument,
  type Operation,
} from '../../../test/arbitrary-requests.js';
import { useTestGateway } from '../../../test/hooks.js';
import { World } from '../../../test/world.js';
import type { JsonSchema } from './json-schema.js';

const batches = 60;
const requestsOfABatch = 50;

const gateway = useTestGateway();

/** The same schema without room for what it does not name. */
function strict(given: JsonSchema, isPart = false): JsonSchema {
  const { properties, items, anyOf, allOf } = given;
  const isObject = properties !== undefined || allOf !== undefined || '$ref' in given;
  return {
    ...given,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inside]) => [name, strict(inside)]),
          ),
        }
      : {}),
    ...(typeof items === 'object' ? { items: strict(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => strict(one)) } : {}),
    ...(allOf ? { allOf: allOf.map((one) => strict(one, true)) } : {}),
    ...(isObject && !isPart ? { unevaluatedProperties: false } : {}),
  };
}

/** Says what an answer has that the document does not allow. */
class Judge {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<unknown, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    addFormats.default(this.ajv);
    const schemas = Object.entries(document.components.schemas);
    for (const [name, given] of schemas)
      this.ajv.addSchema(strict(given, true), `#/components/schemas/${name}`);
  }

  problemsOf(
    operation: Operation,
    answer: { statusCode: number; headers: Record<string, unknown>; body: string },
  ): string[] {
    const { statusCode, headers, body } = answer;
    const documented = operation.responses[statusCode];
    if ((statusCode >= 500 && statusCode !== 503) || !documented)
      return [`${statusCode} is not documented: ${body}`];
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const content = documented.content[type];
    if (!content) return [`${type} is not documented`];
    const waits =
      ![429, 503].includes(statusCode) || /^[1-9]\d*$/.test(String(headers['retry-after']));
    const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
    const validate = this.validator(content.schema);
    return [
      ...(waits ? [] : ['Retry-After is missing']),
      ...(validate(value) ? [] : [`${this.ajv.errorsText(validate.errors)}: ${body}`]),
    ];
  }

  private validator(given: JsonSchema): ValidateFunction {
    const known = this.compiled.get(given) ?? this.ajv.compile(strict(given));
    this.compiled.set(given, known);
    return known;
  }
}

/** Shows the first batch's problems alone: its requests are long. */
function raise<Ts>({ failed, errorInstance }: fc.RunDetails<Ts>): void {
  if (failed) throw errorInstance;
}

describe('requests generated from the document', () => {
  it(
    'generated requests get only documented statuses, types and bodies, and no 5xx',
    { timeout: 240_000 },
    async () => {
      const document: OpenApiDocument = (await gateway.rest(null, 'GET /openapi.json')).body;
      const judge = new Judge(document);
      const succeeded = new Set<string>();
      const seen: Record<number, number> = {};
      const away: string[] = [];
      const refused: ArbitraryRequest[] = [];
      let world = await World.make(gateway);

      const judged = async (request: ArbitraryRequest) => {
        const { operation, method, path, caller, parameters, query, body, encoding } = request;
        const answer = await world.send(request);
        seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
        if (answer.statusCode === 503) {
          away.push(`${method} ${path}`);
          refused.push(request);
        }
        if (answer.statusCode < 300) succeeded.add(operation.operationId);
        return judge.problemsOf(operation, answer).map((problem) => ({
          call: `${method} ${path} by ${caller}, ${encoding}`,
          sent: JSON.stringify({ parameters, query, body }).slice(0, 600),
          problem: problem.slice(0, 600),
        }));
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(arbitraryRequests(document), {
            minLength: requestsOfABatch,
            maxLength: requestsOfABatch,
          }),
          async (requests) => {
            if (!(await world.isIntact())) world = await World.make(gateway);
            const problems = await Promise.all(requests.map((request) => judged(request)));
            // Files that found no place among the others are requested again, one at a time.
            for (const request of refused.splice(0)) problems.push(await judged(request));
            expect(problems.flat()).toEqual([]);
          },
        ),
        { seed: 20_261_121, numRuns: batches, endOnFailure: true, reporter: raise },
      );

      // Random requests seldom repeat a wrong password often enough to be refused.
      const signIn = document.paths['/company/login']!['post']!;
      for (let tries = 0; tries < 50 && seen[429] === undefined; tries += 1) {
        const answer = await gateway.server.inject({
          method: 'POST',
          url: '/api/company/login',
          payload: { email: 'nobody@example.com', password: 'a wrong one' },
        });
        seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
        expect(judge.problemsOf(signIn, answer)).toEqual([]);
      }

      // Only so many files leave at a time.
      const files = new Set(
        streams.map((stream) => `GET ${stream.path.replace(/:(\w+)/g, '{$1}')}`),
      );
      expect(away.filter((call) => !files.has(call))).toEqual([]);
      // Every kind of answer came, and no operation was only ever refused.
      expect(Object.keys(seen)).toEqual(
        expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '415', '429']),
      );
      const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
      expect(
        operations.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id)),
      ).toEqual([]);
    },
  );
});

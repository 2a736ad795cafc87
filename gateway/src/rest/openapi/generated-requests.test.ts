import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../../app/rooms.js';
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
const seed = 20_261_121;

const gateway = useTestGateway();

/** Returns the schema, changed to refuse properties that it does not name. */
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

/** Finds what a response has that the document does not allow. */
class ResponseValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<unknown, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    addFormats.default(this.ajv);
    const schemas = Object.entries(document.components.schemas);
    for (const [name, given] of schemas)
      this.ajv.addSchema(strict(given, true), `#/components/schemas/${name}`);
  }

  findProblems(
    operation: Operation,
    response: { statusCode: number; headers: Record<string, unknown>; body: string },
  ): string[] {
    const { statusCode, headers, body } = response;
    const documented = operation.responses[statusCode];
    if ((statusCode >= 500 && statusCode !== 503) || !documented)
      return [`${statusCode} is not documented: ${body}`];
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const content = documented.content[type];
    if (!content) return [`${type} is not documented`];
    const lacksRetryAfter =
      [429, 503].includes(statusCode) && !/^[1-9]\d*$/.test(String(headers['retry-after']));
    const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
    const validate = this.compile(content.schema);
    return [
      ...(lacksRetryAfter ? ['Retry-After is missing'] : []),
      ...(validate(value) ? [] : [`${this.ajv.errorsText(validate.errors)}: ${body}`]),
    ];
  }

  private compile(given: JsonSchema): ValidateFunction {
    const known = this.compiled.get(given) ?? this.ajv.compile(strict(given));
    this.compiled.set(given, known);
    return known;
  }
}

/** Throws the problems without the generated requests, which are long. */
function throwProblems<Ts>({ failed, errorInstance }: fc.RunDetails<Ts>): void {
  if (failed) throw errorInstance;
}

describe('requests generated from the document', () => {
  it(
    'generated requests get only documented statuses, types and bodies, and no 5xx',
    { timeout: 240_000 },
    async () => {
      const document: OpenApiDocument = (await gateway.rest(null, 'GET /openapi.json')).body;
      const validator = new ResponseValidator(document);
      const succeeded = new Set<string>();
      const statusCounts: Record<number, number> = {};
      const unavailable: string[] = [];
      const refused: ArbitraryRequest[] = [];
      let world = await World.make(gateway);

      const sendAndValidate = async (request: ArbitraryRequest) => {
        const { operation, method, path, caller, parameters, query, body, encoding } = request;
        const response = await world.send(request);
        statusCounts[response.statusCode] = (statusCounts[response.statusCode] ?? 0) + 1;
        if (response.statusCode === 503) {
          unavailable.push(`${method} ${path}`);
          refused.push(request);
        }
        if (response.statusCode < 300) succeeded.add(operation.operationId);
        return validator.findProblems(operation, response).map((problem) => ({
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
            const problems = await Promise.all(requests.map((request) => sendAndValidate(request)));
            // Repeats requests of files that were refused because too many were open, one at a time.
            for (const request of refused.splice(0)) problems.push(await sendAndValidate(request));
            expect(problems.flat()).toEqual([]);
          },
        ),
        { seed, numRuns: batches, endOnFailure: true, reporter: throwProblems },
      );

      // Random requests seldom repeat a wrong password often enough to be refused.
      const signIn = document.paths['/company/login']!['post']!;
      for (let tries = 0; tries < 50 && statusCounts[429] === undefined; tries += 1) {
        const response = await gateway.server.inject({
          method: 'POST',
          url: '/api/company/login',
          payload: { email: 'nobody@example.com', password: 'a wrong one' },
        });
        statusCounts[response.statusCode] = (statusCounts[response.statusCode] ?? 0) + 1;
        expect(validator.findProblems(signIn, response)).toEqual([]);
      }

      // Chance may have left out a request that an operation accepts.
      for (const [path, methods] of Object.entries(document.paths))
        for (const [method, operation] of Object.entries(methods)) {
          const only = { ...document, paths: { [path]: { [method]: operation } } };
          for (const request of fc.sample(arbitraryRequests(only), { seed, numRuns: 300 })) {
            if (succeeded.has(operation.operationId)) break;
            expect(await sendAndValidate(request)).toEqual([]);
          }
        }

      // Only files are unavailable, because their number at a time is limited.
      const files = new Set(
        streams.map((stream) => `GET ${stream.path.replace(/:(\w+)/g, '{$1}')}`),
      );
      expect(unavailable.filter((call) => !files.has(call))).toEqual([]);
      // Each kind of response occurred, and each operation succeeded at least once.
      expect(Object.keys(statusCounts)).toEqual(
        expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '415', '429']),
      );
      const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
      expect(
        operations.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id)),
      ).toEqual([]);
    },
  );
});

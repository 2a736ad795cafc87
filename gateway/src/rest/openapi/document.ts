import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type GraphQLSchema, Kind } from 'graphql';
import { may, type Permission } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { findPermissions } from '../../graphql/document-guard.js';
import type { FileStream } from '../../http/file-stream.js';
import type { Route } from '../route.js';
import { failures, failuresOf } from './failures.js';
import { object, text } from './json-schema.js';
import { describeObjects } from './objects.js';
import { systemColourScheme } from './page-theme.js';
import { describeRequest } from './requests.js';

const tags: Record<string, { description: string; segments: string[] }> = {
  Companies: {
    description: 'Sign-up, sign-in, passwords, plans and settings.',
    segments: ['admin', 'company', 'plans'],
  },
  Employees: {
    description: 'The directory, photos, files and positive cases.',
    segments: ['employee', 'employees'],
  },
  'Own file': {
    description: 'Data stored about the employee who sends the request.',
    segments: ['me'],
  },
  Contacts: {
    description: 'Contact records of phones, and reports on them.',
    segments: ['contacts', 'cumulative', 'intermittent'],
  },
  Cases: {
    description:
      'Cases of diseases, follow-up and evidence of immunity, for other systems of the company.',
    segments: ['cases', 'follow-up', 'immunity'],
  },
  'Audit log': {
    description: 'Who did what, for auditors and monitoring systems.',
    segments: ['audit'],
  },
  Health: {
    description: 'State of phones, as reported by them.',
    segments: ['health', 'health-report', 'healths'],
  },
  Cameras: {
    description: 'Cameras and the breaches that they report.',
    segments: ['camera', 'cameras'],
  },
};

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'Session token returned by sign-in.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vak_…',
    description:
      "API key of the company instead of a session token. An owner creates it under 'API keys' and chooses its scopes. It cannot send files.",
  },
  passKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      "Legacy header: the company's pass-key, without `Bearer`. Not a credential; another company's is rejected.",
  },
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Token',
    description:
      'Legacy header, beside the pass-key: the session token. The headers `Token` and `Bearer` work too. Each is accepted with or without `Bearer` before the token.',
  },
  cameraKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Camera-Key',
    description: 'Shown once when a camera is added; can be rotated.',
  },
} as const;

/** Publishes the routes that are added after it: as OpenAPI 3.1 at /openapi.json, and as a page at /docs. */
export async function serveOpenApi(rest: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  await rest.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'VisionCloud REST API',
        version: '1.0',
        summary: 'Workplace contact tracing and health monitoring.',
        description:
          'Every answer except files is JSON with `success`. Unknown fields of a request are ignored. Times are in UTC, days in the time zone of the company.',
      },
      servers: [{ url: rest.prefix }],
      tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
      components: {
        schemas: { ...describeObjects(schema), ...failures } as never,
        securitySchemes,
      },
    },
  });
  rest.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(rest.swagger()),
  );
  await rest.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: rest.prefix,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false },
    theme: { title: 'VisionCloud REST API', js: [systemColourScheme] },
    logo: null as never,
  });
}

/** Describes a row. Name, description and callers come from the root field of its document. */
export function describeRow(row: Route, schema: GraphQLSchema): FastifySchema {
  const [operation] = row.document.definitions;
  const root =
    operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet.selections[0];
  if (!root || root.kind !== Kind.FIELD) throw new Error(`${row.path} has no root field`);
  const field = schema.getRootType(operation.operation)?.getFields()[root.name.value];
  const permissions = row.permission ? [row.permission] : findPermissions(row.document);
  const { params, ...request } = describeRequest(row, schema);
  return {
    ...describeOperation(row.path, row.description ?? field?.description ?? '', permissions),
    operationId: lowerFirst(operation.name?.value.replace(/^Rest/, '') ?? ''),
    ...(params ? { params: object(params) } : {}),
    ...request,
    ...(row.file === undefined ? {} : { consumes: ['multipart/form-data'] }),
    response: {
      [row.status]: {
        ...object({ success: { const: true }, ...row.answer }),
        'x-response-description': 'Success.',
      },
      ...failuresOf(row, permissions === undefined, row.failures),
    },
  };
}

export function describeFile(stream: FileStream): FastifySchema {
  const { path, permission, summary, query = {}, required = [] } = stream;
  const contentTypes = [stream.contentType, ...(stream.otherContentTypes ?? [])];
  return {
    ...describeOperation(path, summary, [permission]),
    operationId: lowerFirst(
      path.replaceAll(/\/:\w+/g, '').replaceAll(/[/-](\w)/g, (_, letter) => letter.toUpperCase()),
    ),
    ...(path.includes(':')
      ? { params: object({ employeeId: text('Id or code of the employee.') }) }
      : {}),
    querystring: object(query, required),
    response: {
      200: {
        'x-response-description': 'The file, streamed.',
        content: Object.fromEntries(contentTypes.map(describeContent)),
      },
      ...failuresOf({ method: 'GET', path }, false, stream.canBeNotFound ? [404] : []),
    },
  };
}

function describeContent(contentType: string): [string, object] {
  const [mediaType = contentType] = contentType.split(';');
  const type = mediaType === 'application/json' ? 'object' : 'string';
  return [mediaType, { schema: { type } }];
}

function describeOperation(
  path: string,
  description: string,
  permissions: readonly Permission[] | undefined,
): FastifySchema {
  const segment = path.split('/')[1] ?? '';
  const tag = Object.keys(tags).find((name) => tags[name]?.segments.includes(segment));
  if (tag === undefined) throw new Error(`${path} has no tag`);
  const { sentence, security } = describeCallers(permissions);
  const companyId = text(
    "The company's pass-key, beside a bearer token. Not a credential; another company's is rejected.",
  );
  return {
    summary: /^[^.;:]*/.exec(description)?.[0] ?? '',
    description: `${description.replace(/ Public\.$/, '')} ${sentence}`.trim(),
    tags: [tag],
    security,
    ...(permissions ? { headers: object({ 'X-Company-Id': companyId }, []) } : {}),
  };
}

const callers: Record<Exclude<Role, Role.API_KEY>, string> = {
  [Role.OWNER]: 'an owner',
  [Role.SAFETY_OFFICER]: 'a safety officer',
  [Role.DIRECTORY_MANAGER]: 'a directory manager',
  [Role.VIEWER]: 'a viewer',
  [Role.AUDITOR]: 'an auditor',
  [Role.EMPLOYEE]: "an employee's phone",
  [Role.OWN_FILE]: 'an employee who has opened their own file',
  [Role.PROVIDER_ADMIN]: "the provider's administrator",
  [Role.CAMERA]: 'a camera',
};

/** @param permissions undefined: no authentication is required. */
function describeCallers(permissions: readonly Permission[] | undefined): {
  sentence: string;
  security: Record<string, never[]>[];
} {
  if (!permissions) return { sentence: 'No authentication required.', security: [] };
  const roles = Object.values(Role).filter((role) =>
    permissions.every((permission) => may({ role }, permission)),
  );
  const names = roles.map((role) =>
    role === Role.API_KEY
      ? `an API key with the scope ${permissions.join(' and ')}`
      : callers[role],
  );
  return {
    sentence: `May be called by ${new Intl.ListFormat('en').format(names)}.`,
    security: [
      ...(roles.some((role) => role !== Role.CAMERA && role !== Role.API_KEY)
        ? [{ session: [] }, { passKey: [], accessToken: [] }]
        : []),
      ...(roles.includes(Role.API_KEY) ? [{ apiKey: [] }] : []),
      ...(roles.includes(Role.CAMERA) ? [{ cameraKey: [] }] : []),
    ],
  };
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

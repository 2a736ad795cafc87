import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Role } from '../../../access/role.js';
import { retryOnDeadlock } from '../../../database/retry-on-deadlock.js';
import { Forbidden, isTransient, NotFound } from '../../../errors.js';
import { publicError } from '../../../graphql/public-error.js';
import { acceptJson, RefusedBody } from '../../../http/json-bodies.js';
import { authorise } from '../../../request/auth-checker.js';
import type { App, RequestContext } from '../../../request/context.js';
import type { ScimUser } from './provisioning.queries.js';
import { ScimError, scimType, sendPublicError, sendScimError } from './scim-error.js';
import {
  findAllUsers,
  findGroup,
  listGroupMembers,
  readGroup,
  type RoleGroup,
  updateGroup,
} from './scim-group.service.js';
import {
  findEquality,
  matchesFilter,
  readFilter,
  selectAttributes,
  sortResources,
} from './scim-filter.js';
import {
  isObject,
  type Json,
  listChanges,
  readObject,
  readPaging,
  readPatch,
  readSearch,
  getQueryText,
} from './scim-input.js';
import { roleGroups } from './scim-roles.js';
import {
  formatGroup,
  formatList,
  formatUser,
  listResourceTypes,
  listSchemas,
  formatServiceProviderConfig,
} from './scim-schemas.js';
import {
  createUser,
  findUser,
  findUsers,
  keyAttributes,
  readUser,
  readUserPatch,
  removeUser,
  updateUser,
} from './scim-user.service.js';

/** Enough for all members of a company in one group. */
const maxBodyBytes = 128 * 1024;

interface ScimRequest {
  id: string;
  query: Json;
  body: unknown;
}

/** A path that answers within the transaction of a request. */
interface ScimRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** 200 by default; 204 has no body. */
  status?: 201 | 204;
  answer: (context: RequestContext, request: ScimRequest) => Promise<unknown>;
}

const readOnlyGroups = async () => {
  throw new ScimError(
    403,
    undefined,
    'Groups are the roles of VisionCloud: they cannot be added or deleted',
  );
};

const routes: readonly ScimRoute[] = [
  {
    method: 'GET',
    path: '/ServiceProviderConfig',
    answer: async ({ app }) => formatServiceProviderConfig(app.publicUrl),
  },
  {
    method: 'GET',
    path: '/ResourceTypes',
    answer: async ({ app }) => listAll(listResourceTypes(app.publicUrl)),
  },
  {
    method: 'GET',
    path: '/ResourceTypes/:id',
    answer: async ({ app }, { id }) => findById(listResourceTypes(app.publicUrl), id),
  },
  {
    method: 'GET',
    path: '/Schemas',
    answer: async ({ app }) => listAll(listSchemas(app.publicUrl)),
  },
  {
    method: 'GET',
    path: '/Schemas/:id',
    answer: async ({ app }, { id }) => findById(listSchemas(app.publicUrl), id),
  },
  {
    method: 'GET',
    path: '/Users',
    answer: async (context, { query }) => listUsers(context, query),
  },
  {
    method: 'POST',
    path: '/Users/.search',
    answer: async (context, { body }) => listUsers(context, readSearch(body)),
  },
  {
    method: 'GET',
    path: '/Users/:id',
    answer: async (context, { id }) =>
      formatUser(await findUser(context, id), context.app.publicUrl),
  },
  {
    method: 'POST',
    path: '/Users',
    status: 201,
    answer: async (context, { body }) =>
      formatUser(await createUser(context, readObject(body)), context.app.publicUrl),
  },
  {
    method: 'PUT',
    path: '/Users/:id',
    answer: async (context, { id, body }) =>
      formatUser(await updateUser(context, id, readUser(readObject(body))), context.app.publicUrl),
  },
  {
    method: 'PATCH',
    path: '/Users/:id',
    answer: async (context, { id, body }) =>
      formatUser(await updateUser(context, id, readUserPatch(body)), context.app.publicUrl),
  },
  {
    method: 'DELETE',
    path: '/Users/:id',
    status: 204,
    answer: async (context, { id }) => removeUser(context, id),
  },
  {
    method: 'GET',
    path: '/Groups',
    answer: async (context, { query }) => listGroups(context, query),
  },
  {
    method: 'POST',
    path: '/Groups/.search',
    answer: async (context, { body }) => listGroups(context, readSearch(body)),
  },
  {
    method: 'GET',
    path: '/Groups/:id',
    async answer(context, { id, query }) {
      const users = excludesMembers(query) ? undefined : await findAllUsers(context);
      return formatOneGroup(context, findGroup(id), users);
    },
  },
  { method: 'POST', path: '/Groups', answer: readOnlyGroups },
  { method: 'DELETE', path: '/Groups/:id', answer: readOnlyGroups },
  {
    method: 'PUT',
    path: '/Groups/:id',
    async answer(context, { id, body, query }) {
      await updateGroup(context, id, readGroup(readObject(body)));
      const users = excludesMembers(query) ? undefined : await findAllUsers(context);
      return formatOneGroup(context, findGroup(id), users);
    },
  },
  {
    method: 'PATCH',
    path: '/Groups/:id',
    status: 204,
    answer: async (context, { id, body }) => updateGroup(context, id, listChanges(readPatch(body))),
  },
];

/**
 * Registers SCIM 2.0 (RFC 7643 and 7644), with which the identity provider of a company adds, changes and removes its members. It needs an
 * API key with the scope member:provision.
 */
export function mountScim(
  scim: FastifyInstance,
  app: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  // Clients name a content type also where they send no body, as for DELETE.
  scim.addHook('onRequest', async ({ headers }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    if (length === '0' && encoding === undefined) delete headers['content-type'];
  });
  scim.removeContentTypeParser('text/plain');
  acceptJson(scim, app, { types: ['application/json', scimType] });
  for (const { method, path, status = 200, answer } of routes)
    scim.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      handler: async (request, reply) => {
        const { id = '' } = request.params as { id?: string };
        const { query, body } = request;
        const resource = await runForKey(context(request), method === 'GET', (scimContext) =>
          answer(scimContext, { id, query: query as Json, body }),
        );
        if (status === 204) return reply.code(204).send();
        if (status === 201) reply.header('location', getLocation(resource));
        const isList = isObject(resource) && 'Resources' in resource;
        return reply
          .code(status)
          .type(scimType)
          .send(
            isObject(resource) && !isList ? selectAttributes(resource, query as Json) : resource,
          );
      },
    });
  scim.setNotFoundHandler((_request, reply) =>
    sendScimError(reply, { status: 404, message: 'Not found' }),
  );
  scim.setErrorHandler<FastifyError | ScimError>((error, request, reply) => {
    if (error instanceof ScimError) return sendScimError(reply, error);
    const { statusCode } = error;
    if (statusCode !== undefined && statusCode < 500)
      return sendScimError(reply, {
        status: statusCode,
        kind: statusCode === 400 ? 'invalidSyntax' : undefined,
        message:
          error instanceof RefusedBody
            ? error.message
            : (bodyRefusals[statusCode] ?? 'Bad request'),
      });
    return sendPublicError(reply, publicError(error, app.log, request.id));
  });
}

/** Messages for bodies that Fastify refuses, by status. */
const bodyRefusals: Record<number, string> = {
  400: 'The body is not valid JSON',
  413: 'The body is too large',
  415: 'Please send application/scim+json',
};

/** Runs a request in the transaction of its API key's company. @throws ProductError like any root field. */
async function runForKey<Result>(
  context: RequestContext,
  readOnly: boolean,
  run: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  return retryOnDeadlock(async () => {
    try {
      return await runOnce(context, readOnly, run);
    } catch (error) {
      if (isTransient(error)) context.prepareRetry();
      throw error;
    }
  });
}

async function runOnce<Result>(
  context: RequestContext,
  readOnly: boolean,
  run: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  try {
    await context.begin(readOnly);
    authorise(context, ['member:provision']);
    // Owners have the permission too, in order to give it to keys.
    if (context.viewer?.role !== Role.API_KEY) throw new Forbidden('Please use an API key');
    context.app.sessionUses.add(context.viewer);
    const result = await run(context);
    await context.db.commit();
    if (!readOnly) context.rememberWrite();
    await context.flushEvents();
    return result;
  } catch (error) {
    await context.db.rollback().catch(() => undefined);
    throw error;
  }
}

/** Lists the users that match the filter of a query, sorted, paged and with the attributes that it asks for. */
async function listUsers(context: RequestContext, query: Json): Promise<Json> {
  const { publicUrl } = context.app;
  const filter = readFilter(query['filter']);
  const key = findEquality(filter, keyAttributes);
  if (getQueryText(query['sortBy']) === '' && (!filter || key)) {
    const paging = readPaging(query);
    const { total, page } = await findUsers(context, key, paging);
    const users = page.map((user) => selectAttributes(formatUser(user, publicUrl), query));
    return formatList(users, { total, startIndex: paging.startIndex });
  }
  const users = [...(await findAllUsers(context)).values()];
  return listMatches(
    users.map((user) => formatUser(user, publicUrl)),
    filter,
    query,
  );
}

/** Lists the groups as `listUsers` does. Members are read only if the answer or the filter needs them. */
async function listGroups(context: RequestContext, query: Json): Promise<Json> {
  const filter = readFilter(query['filter']);
  const needsMembers = !excludesMembers(query) || /members/i.test(getQueryText(query['filter']));
  const users = needsMembers ? await findAllUsers(context) : undefined;
  return listMatches(
    roleGroups.map((group) => formatOneGroup(context, group, users)),
    filter,
    query,
  );
}

function listMatches(
  resources: readonly Json[],
  filter: ReturnType<typeof readFilter>,
  query: Json,
): Json {
  const { startIndex, count } = readPaging(query);
  const matches = filter ? resources.filter((each) => matchesFilter(each, filter)) : resources;
  const page = sortResources(matches, query).slice(startIndex - 1, startIndex - 1 + count);
  return formatList(
    page.map((each) => selectAttributes(each, query)),
    { total: matches.length, startIndex },
  );
}

function formatOneGroup(
  { app }: RequestContext,
  group: RoleGroup,
  users: ReadonlyMap<string, ScimUser> | undefined,
): Json {
  return formatGroup(group, users && listGroupMembers(users, group), app.publicUrl);
}

/** Returns whether the answer to a query has no members of groups. */
function excludesMembers(query: Json): boolean {
  return !('members' in selectAttributes({ members: [] }, query));
}

function listAll(resources: readonly unknown[]): Json {
  return formatList(resources, { total: resources.length, startIndex: 1 });
}

/** @throws NotFound */
function findById(resources: readonly Json[], id: string): Json {
  const found = resources.find((resource) => resource['id'] === id);
  if (!found) throw new NotFound();
  return found;
}

function getLocation(resource: unknown): string {
  return (resource as { meta: { location: string } }).meta.location;
}

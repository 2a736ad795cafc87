import type { Permission } from '../src/access/permissions.js';
import { streams } from '../src/app/rooms.js';
import { findPermissions } from '../src/graphql/document-guard.js';
import { routes } from '../src/rest/routes.js';
import { rootFields, unknownId } from './root-fields.js';
import type { Sender, TestGateway } from './run-document.js';

interface OperationAnswer {
  /** Of the error, as GraphQL has it; undefined if the operation succeeded. */
  code: string | undefined;
  /** The whole answer as text. */
  text: string;
  /** Whether something was read or done. */
  hasContent: boolean;
}

/** A root field, a row of REST or a file. */
export interface Operation {
  name: string;
  /** Undefined: everybody may use it. */
  permissions: readonly Permission[] | undefined;
  /** Whether it takes the id of something. */
  takesId: boolean;
  /** Sends it with nonsense where it needs something, and with an id wherever it takes one. */
  send(gateway: TestGateway, sender: Sender, id?: string): Promise<OperationAnswer>;
}

const codeOfStatus: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };
const makeFile = () => new File(['x'], 'x.csv');
/** Fields of the rows that change something by its id; the others of a row are not looked at. */
const restBody = {
  camera_room_name: 'Lobby',
  department: 'Sales',
  isActive: 'InActive',
  is_cross_status_on: true,
  is_geofencing_on: false,
  iframe: '',
  min_distance: 6,
  plan: unknownId,
  timeMetric: 15,
};

function listRootFields(): Operation[] {
  return rootFields().map(({ name, permissions, document }) => ({
    name,
    permissions,
    takesId: document.includes(unknownId),
    async send(gateway, sender, id = unknownId) {
      const text = document.replaceAll(unknownId, id);
      const answer = document.includes('$file')
        ? await gateway.upload(sender, text, {}, makeFile())
        : await gateway.graphql(sender, text);
      return {
        code: answer.errors?.[0]?.extensions.code,
        text: JSON.stringify(answer).replaceAll(id, unknownId),
        // A refused field that may be null is no content.
        hasContent: Object.values(answer.data ?? {}).some((value) => value !== null),
      };
    },
  }));
}

function makeRestOperation(
  operation: Pick<Operation, 'name' | 'permissions'>,
  call: string,
  file?: string,
): Operation {
  return {
    ...operation,
    takesId: call.includes(':'),
    async send(gateway, sender, id = unknownId) {
      const to = call.replaceAll(/:\w+/g, id);
      const form = new FormData();
      if (file !== undefined) form.append(file, makeFile());
      const { status, text } =
        file === undefined
          ? await gateway.rest(sender, to, call.startsWith('GET') ? undefined : restBody)
          : await gateway.restForm(sender, to, form);
      const isDone = status < 300;
      return {
        code: isDone ? undefined : (codeOfStatus[status] ?? String(status)),
        text: `${status} ${text}`.replaceAll(id, unknownId),
        hasContent: isDone,
      };
    },
  };
}

/** Lists every operation but subscriptions and photos, which have no refusal of their own. */
export function listOperations(): Operation[] {
  const rows = routes.map((row) => {
    const name = `${row.method} ${row.path}`;
    const permissions = row.permission ? [row.permission] : findPermissions(row.document);
    return makeRestOperation({ name, permissions }, name, row.file);
  });
  const files = streams.map(({ path, permission, required = [] }) => {
    const query = required.map((parameter) => `${parameter}=:id`).join('&');
    const operation = { name: `file ${path}`, permissions: [permission] };
    return makeRestOperation(operation, `GET ${path}${query && `?${query}`}`);
  });
  return [...listRootFields(), ...rows, ...files];
}

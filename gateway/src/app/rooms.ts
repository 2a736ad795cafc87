import { rooms as audit } from '../features/audit/index.js';
import { rooms as company } from '../features/company/index.js';
import { rooms as members } from '../features/members/index.js';
import { rooms as people } from '../features/people/index.js';
import { rooms as contacts } from '../features/contacts/index.js';
import { rooms as cases } from '../features/cases/index.js';
import * as ownFile from '../features/own-file/index.js';
import * as provider from '../features/provider/index.js';
import { rooms as site } from '../features/site/index.js';
import { Session } from '../access/session.entity.js';
import type { FileStream } from '../http/file-stream.js';
import { Mail } from '../mail/mail.entity.js';

type Class = new (...args: never[]) => object;

/** The face of a room: what it adds to the program. */
interface Room {
  entities?: readonly Class[];
  resolvers?: readonly Class[];
  streams?: readonly FileStream[];
}

/** The rooms of all wings. A wing imports only from wings before its own; `own-file` and `provider` do not import each other. */
const rooms: readonly Room[] = [
  ...audit,
  ...company,
  ...members,
  ...people,
  ...contacts,
  ...cases,
  ownFile,
  provider,
  ...site,
];

/** Every table that TypeORM knows. */
export const entities = [Session, Mail, ...rooms.flatMap((room) => room.entities ?? [])];

export const resolvers = rooms.flatMap((room) => room.resolvers ?? []);

/** Files that are streamed, one path each. */
export const streams = rooms.flatMap((room) => room.streams ?? []);

import type { RequestContext } from '../../../request/context.js';
import { NotFound } from '../../../errors.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { countUpload } from '../../../observability/upload-metrics.js';
import type { Reference } from '../../../validation/reference.js';
import type { UploadReceipt } from './contact-upload.types.js';
import { assertRecordCount, parseMoment, type ParsedMoment, parseRecords } from './records.js';
import { findPeopleByReference, type ResolvedRecord, storeContacts } from './upload.queries.js';
import type { BreachRecordInput } from './breach.inputs.js';
import { type CountedBreach, storeCountedBreaches, touchLastReported } from './breach.queries.js';
import type { Camera } from './camera.entity.js';
import { findCamera } from './camera.service.js';

const maxPeople = 1000;

/**
 * Stores the breaches of a camera. A breach that names two people is stored as a contact record of source camera, others with their
 * number of people. A record counts once, however often it is sent; invalid records are rejected one by one.
 * @throws NotFound if the key is another camera's, BadUserInput for no records, or more than 1000.
 */
export async function uploadBreaches(
  context: RequestContext,
  reference: Reference,
  sent: BreachRecordInput[],
): Promise<UploadReceipt> {
  const { db, companyId, cameraId } = context;
  await findAuthenticatedCamera(context, reference);
  assertRecordCount(sent);
  const people = await findPeopleByReference(db, companyId, [
    ...new Set(sent.flatMap(({ person, other }) => (person && other ? [person, other] : []))),
  ]);
  const { records, duplicates, rejected } = parseRecords(sent, (record, now) =>
    parseBreach(record, now, people),
  );
  const camera = { companyId, cameraId };
  const named = records.filter((breach) => 'employeeId' in breach);
  const counted = records.filter((breach) => 'people' in breach);
  const accepted =
    (await storeContacts(db, companyId, named, cameraId)).size +
    (await storeCountedBreaches(db, camera, counted));
  await touchLastReported(db, camera);
  const receipt = {
    accepted,
    duplicates: duplicates + records.length - accepted,
    held: 0,
    rejected,
  };
  context.publishOnCommit(LiveTopic.ACTIVITY);
  const starts = sent.map(({ startedAt }) => startedAt);
  context.afterCommit(() => countUpload('camera', receipt, starts));
  return receipt;
}

/** Finds the named camera, which must be the one that the request's key belongs to. @throws NotFound otherwise. */
export async function findAuthenticatedCamera(
  context: RequestContext,
  reference: Reference,
): Promise<Camera> {
  const camera = await findCamera(context, reference);
  if (camera.id !== context.cameraId) throw new NotFound();
  return camera;
}

/** Parses a breach; a string is the reason for rejection. */
function parseBreach(
  sent: BreachRecordInput,
  now: number,
  people: ReadonlyMap<string, string>,
): ResolvedRecord | CountedBreach | string {
  const moment = parseMoment(sent, now);
  if (typeof moment === 'string') return moment;
  const { person, other } = sent;
  return person && other
    ? parseResolvedRecord(moment, people.get(person), people.get(other))
    : parseCountedBreach(moment, sent.people);
}

function parseResolvedRecord(
  moment: ParsedMoment,
  employeeId: string | undefined,
  crossEmployeeId: string | undefined,
): ResolvedRecord | string {
  if (!employeeId) return 'person is unknown';
  if (!crossEmployeeId) return 'other is unknown';
  if (employeeId === crossEmployeeId) return 'person and other are the same person';
  return { ...moment, employeeId, crossEmployeeId };
}

function parseCountedBreach(
  moment: ParsedMoment,
  people: number | null | undefined,
): CountedBreach | string {
  if (!Number.isInteger(people) || Number(people) < 2 || Number(people) > maxPeople)
    return `people must be a whole number from 2 to ${maxPeople}, or name both people`;
  return { ...moment, people: Number(people) };
}

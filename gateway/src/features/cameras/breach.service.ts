import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import type { Reference } from '../../validation/reference.js';
import type { UploadReceipt } from '../contacts/contact-upload.entity.js';
import { parseMoment, type ParsedMoment } from '../contacts/records.js';
import { findPeopleByCodes } from '../contacts/upload.queries.js';
import { maxUploadRecords } from '../contacts/upload.service.js';
import type { BreachRecordInput } from './breach.inputs.js';
import {
  touchLastReported,
  type CountedBreach,
  type NamedBreach,
  storeCountedBreaches,
  storeNamedBreaches,
} from './breach.queries.js';
import type { Camera } from './camera.entity.js';
import { findCamera } from './camera.service.js';

const maxPeople = 1000;

/**
 * Stores the breaches of a camera. A breach that names two people is a contact record of source camera; one that only counts
 * people is stored as such. A record counts once, however often it is sent; invalid records are rejected one by one.
 * @throws NotFound if the key is another camera's, BadUserInput for no records, or more than 1000.
 */
export async function uploadBreaches(
  context: RequestContext,
  reference: Reference,
  sent: BreachRecordInput[],
): Promise<UploadReceipt> {
  const { db, companyId, cameraId } = context;
  await findAuthenticatedCamera(context, reference);
  if (sent.length < 1 || sent.length > maxUploadRecords)
    throw new BadUserInput([
      { field: 'records', message: `Send 1 to ${maxUploadRecords} records` },
    ]);
  const now = Date.now();
  const people = await findPeopleByCodes(db, companyId, [
    ...new Set(
      sent.flatMap(({ employeeId, crossEmployeeId }) =>
        employeeId && crossEmployeeId ? [employeeId, crossEmployeeId] : [],
      ),
    ),
  ]);
  const receipt: UploadReceipt = { accepted: 0, duplicates: 0, rejected: [] };
  const read = new Map<string, NamedBreach | CountedBreach>();
  for (const record of sent) {
    const breach = parseBreach(record, now, people);
    if (typeof breach === 'string') receipt.rejected.push({ id: record.id ?? '', message: breach });
    else if (read.has(breach.id)) receipt.duplicates += 1;
    else read.set(breach.id, breach);
  }
  const [named, counted] = partitionBreaches([...read.values()]);
  const stored =
    (await storeNamedBreaches(db, { companyId, cameraId }, named)).size +
    (await storeCountedBreaches(db, { companyId, cameraId }, counted)).size;
  await touchLastReported(db, { companyId, cameraId });
  receipt.accepted += stored;
  receipt.duplicates += read.size - stored;
  return receipt;
}

/** Finds the camera that the request's key belongs to. @throws NotFound if the key is another camera's. */
export async function findAuthenticatedCamera(
  context: RequestContext,
  reference: Reference,
): Promise<Camera> {
  const camera = await findCamera(context, reference);
  if (camera.id !== context.cameraId) throw new NotFound();
  return camera;
}

/** Parses a record; a string is the reason for rejection. */
function parseBreach(
  sent: BreachRecordInput,
  now: number,
  people: ReadonlyMap<string, string>,
): NamedBreach | CountedBreach | string {
  const moment = parseMoment(sent, now);
  if (typeof moment === 'string') return moment;
  const { employeeId, crossEmployeeId } = sent;
  return employeeId && crossEmployeeId
    ? parseNamedBreach(moment, people.get(employeeId), people.get(crossEmployeeId))
    : parseCountedBreach(moment, sent.people);
}

function parseNamedBreach(
  moment: ParsedMoment,
  employeeId: string | undefined,
  crossEmployeeId: string | undefined,
): NamedBreach | string {
  if (!employeeId) return 'employee_id is unknown';
  if (!crossEmployeeId) return 'cross_employee_id is unknown';
  if (employeeId === crossEmployeeId)
    return 'employee_id and cross_employee_id are the same person';
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

function partitionBreaches(
  breaches: (NamedBreach | CountedBreach)[],
): [NamedBreach[], CountedBreach[]] {
  return [
    breaches.filter((breach) => 'employeeId' in breach),
    breaches.filter((breach) => 'people' in breach),
  ];
}

import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import type { UploadReceipt } from '../contacts/contact-upload.entity.js';
import { readMoment, type ReadMoment } from '../contacts/records.js';
import { findPeopleByCodes } from '../contacts/upload.queries.js';
import { largestUpload } from '../contacts/upload.service.js';
import type { BreachRecordInput } from './breach.inputs.js';
import {
  cameraHeard,
  type CountedBreach,
  type NamedBreach,
  storeCountedBreaches,
  storeNamedBreaches,
} from './breach.queries.js';
import type { Camera } from './camera.entity.js';
import { findCamera } from './camera.service.js';

const mostPeople = 1000;

/**
 * Takes what a camera reports. A breach that names two people is a contact record of source camera; one that names
 * nobody, only how many, stands for itself. A record counts once, however often it comes, and a bad one is rejected alone.
 * @throws NotFound where the key is another camera's, BadUserInput for no records at all, or more than 1000.
 */
export async function uploadBreaches(
  context: RequestContext,
  reference: string,
  sent: BreachRecordInput[],
): Promise<UploadReceipt> {
  const { db, companyId, cameraId } = context;
  await watchingCamera(context, reference);
  if (sent.length < 1 || sent.length > largestUpload)
    throw new BadUserInput([{ field: 'records', message: `Send 1 to ${largestUpload} records` }]);
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
    const breach = readBreach(record, now, people);
    if (typeof breach === 'string') receipt.rejected.push({ id: record.id ?? '', message: breach });
    else if (read.has(breach.id)) receipt.duplicates += 1;
    else read.set(breach.id, breach);
  }
  const [named, counted] = divided([...read.values()]);
  const stored =
    (await storeNamedBreaches(db, { companyId, cameraId }, named)).size +
    (await storeCountedBreaches(db, { companyId, cameraId }, counted)).size;
  await cameraHeard(db, { companyId, cameraId });
  receipt.accepted += stored;
  receipt.duplicates += read.size - stored;
  return receipt;
}

/** The camera whose key was shown. @throws NotFound where the key is another camera's. */
export async function watchingCamera(context: RequestContext, reference: string): Promise<Camera> {
  const camera = await findCamera(context, reference);
  if (camera.id !== context.cameraId) throw new NotFound();
  return camera;
}

/** Reads one record; a string is the reason why it cannot be taken. */
function readBreach(
  sent: BreachRecordInput,
  now: number,
  people: ReadonlyMap<string, string>,
): NamedBreach | CountedBreach | string {
  const moment = readMoment(sent, now);
  if (typeof moment === 'string') return moment;
  const { employeeId, crossEmployeeId } = sent;
  return employeeId && crossEmployeeId
    ? named(moment, people.get(employeeId), people.get(crossEmployeeId))
    : counted(moment, sent.people);
}

function named(
  moment: ReadMoment,
  employeeId: string | undefined,
  crossEmployeeId: string | undefined,
): NamedBreach | string {
  if (!employeeId) return 'employee_id is unknown';
  if (!crossEmployeeId) return 'cross_employee_id is unknown';
  if (employeeId === crossEmployeeId)
    return 'employee_id and cross_employee_id are the same person';
  return { ...moment, employeeId, crossEmployeeId };
}

function counted(moment: ReadMoment, people: number | null | undefined): CountedBreach | string {
  if (!Number.isInteger(people) || Number(people) < 2 || Number(people) > mostPeople)
    return `people must be a whole number from 2 to ${mostPeople}, or name both people`;
  return { ...moment, people: Number(people) };
}

function divided(breaches: (NamedBreach | CountedBreach)[]): [NamedBreach[], CountedBreach[]] {
  return [
    breaches.filter((breach) => 'employeeId' in breach),
    breaches.filter((breach) => 'people' in breach),
  ];
}

import { coarsenCount } from '../../access/small-groups.js';
import type { CountedCoverage } from './coverage.queries.js';
import type { Coverage } from './coverage.types.js';

/** Coarsens the counts of people for a viewer who may not see small groups. Cameras are counted exactly. */
export function coarsenCoverage({
  newestApp,
  cameras,
  camerasReported,
  ...people
}: CountedCoverage): Coverage {
  const coarse = {
    people: coarsenCount(people.people),
    neverSignedIn: coarsenCount(people.neverSignedIn),
    phones: coarsenCount(people.phones),
    reported: coarsenCount(people.reported),
    silent: coarsenCount(people.silent),
    bluetoothOff: coarsenCount(people.bluetoothOff),
    permissionLacking: coarsenCount(people.permissionLacking),
    oldApp: coarsenCount(people.oldApp),
  };
  const isWithheld = Object.values(coarse).includes(null);
  return { ...coarse, isWithheld, newestApp, cameras, camerasReported };
}

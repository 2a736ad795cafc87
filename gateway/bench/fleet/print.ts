import { formatCounts, formatSeconds } from '../lib/format.js';
import type { Fleet, FleetComparison } from './fleet.js';

/** Times in milliseconds. */
export function printUploads(
  { ledger, records, options }: Fleet,
  times: { signIns: number; uploads: number },
): void {
  const { accepted, acceptedOver, duplicates, rejected } = ledger;
  const perSecond = Math.round((ledger.acknowledged.size / times.uploads) * 1000);
  console.log(`${options.phones} phones, ${records.length} records, seed ${options.seed}
  sign-ins         ${formatSeconds(times.signIns)}
  uploads          ${formatSeconds(times.uploads)}, ${perSecond} new records a second
  answers          ${formatCounts(ledger.answers)}; ${ledger.unanswered} uploads without an answer
  records          ${accepted} accepted (${acceptedOver.GraphQL} over GraphQL), ${duplicates} duplicates, ${rejected.size} rejected`);
}

export function printComparison(
  { ledger, records }: Pick<Fleet, 'ledger' | 'records'>,
  { stored, lost, reports, isEqual }: FleetComparison,
): void {
  const invalid = records.filter(({ isInvalid }) => isInvalid).length;
  console.log(`  acknowledged     ${ledger.acknowledged.size} of ${records.length - invalid}
  rejected         ${ledger.rejected.size} of ${invalid} with a clock a day ahead`);
  if (stored)
    console.log(
      `  in the database  ${stored.rows}: ${stored.missing} missing, ${stored.doubled} doubled, ${stored.changed} changed, ${stored.unknown} unknown`,
    );
  else console.log('  in the database  not compared, no database was given');
  console.log(`  sent once more   ${lost} were new to the gateway`);
  for (const { name, expected, reported, different, example } of reports)
    console.log(
      `  report           ${name}: ${reported} of ${expected}, ${different === 0 ? 'equal' : `${different} differ, for example ${example}`}`,
    );
  console.log(isEqual ? 'EQUAL' : 'NOT EQUAL');
}

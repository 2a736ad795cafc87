import type { Fleet, FleetComparison, FleetOptions } from './fleet.js';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Times in milliseconds. */
export function tellSending(
  fleet: Fleet,
  { phones, seed }: Pick<FleetOptions, 'phones' | 'seed'>,
  times: { gathering: number; sending: number },
): void {
  const { ledger, records } = fleet;
  console.log(`${phones} phones, ${records.length} records, seed ${seed}`);
  console.log(`  accounts and sign-ins ${seconds(times.gathering)}`);
  const each = Math.round((ledger.acknowledged.size / times.sending) * 1000);
  console.log(`  sending               ${seconds(times.sending)}, ${each} new records a second`);
  const answers = [...ledger.answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} with ${status}`);
  console.log(`  uploads answered      ${answers.join(', ')}; ${ledger.unanswered} without an answer`);
  console.log(
    `  told                  ${ledger.accepted} accepted, ${ledger.duplicates} duplicates, ${ledger.rejected.size} rejected`,
  );
}

export function tellComparison(
  { ledger, records }: Pick<Fleet, 'ledger' | 'records'>,
  { store, lost, reports, isEqual }: FleetComparison,
): void {
  const astray = records.filter(({ isAstray }) => isAstray).length;
  console.log(`acknowledged   ${ledger.acknowledged.size} of ${records.length - astray}`);
  console.log(`rejected       ${ledger.rejected.size} of ${astray} with a clock a day ahead`);
  if (store) {
    console.log(`in database    ${store.inDatabase}`);
    console.log(
      `               ${store.missing} missing, ${store.doubled} doubled, ${store.changed} changed, ${store.unknown} unknown`,
    );
  } else console.log('in database    not looked at: no database was given');
  console.log(`sent once more ${lost} new to the gateway`);
  for (const { name, expected, reported, different, example } of reports) {
    const verdict = different === 0 ? 'equal' : `${different} differ, one: ${example}`;
    console.log(`report         ${name}: ${reported} of ${expected}, ${verdict}`);
  }
  console.log(isEqual ? 'equal' : 'NOT EQUAL');
}

import type { Fleet, FleetComparison, FleetOptions } from './fleet.js';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Times in milliseconds. */
export function tellSending(
  fleet: Fleet,
  { phones, seed }: Pick<FleetOptions, 'phones' | 'seed'>,
  times: { gathering: number; sending: number },
  tell: (text: string) => void,
): void {
  const { ledger, records } = fleet;
  tell(`${phones} phones, ${records.length} records, seed ${seed}`);
  tell(`  accounts and sign-ins ${seconds(times.gathering)}`);
  const each = Math.round((ledger.acknowledged.size / times.sending) * 1000);
  tell(`  sending               ${seconds(times.sending)}, ${each} new records a second`);
  const answers = [...ledger.answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} with ${status}`);
  tell(`  uploads answered      ${answers.join(', ')}; ${ledger.unanswered} without an answer`);
  tell(
    `  told                  ${ledger.accepted} accepted (${ledger.acceptedOver.GraphQL} over GraphQL), ${ledger.duplicates} duplicates, ${ledger.rejected.size} rejected`,
  );
}

export function tellComparison(
  { ledger, records }: Pick<Fleet, 'ledger' | 'records'>,
  { store, lost, reports, isEqual }: FleetComparison,
  tell: (text: string) => void,
): void {
  const astray = records.filter(({ isAstray }) => isAstray).length;
  tell(`acknowledged   ${ledger.acknowledged.size} of ${records.length - astray}`);
  tell(`rejected       ${ledger.rejected.size} of ${astray} with a clock a day ahead`);
  if (store) {
    tell(`in database    ${store.inDatabase}`);
    tell(
      `               ${store.missing} missing, ${store.doubled} doubled, ${store.changed} changed, ${store.unknown} unknown`,
    );
  } else tell('in database    not looked at: no database was given');
  tell(`sent once more ${lost} new to the gateway`);
  for (const { name, expected, reported, different, example } of reports) {
    const verdict = different === 0 ? 'equal' : `${different} differ, one: ${example}`;
    tell(`report         ${name}: ${reported} of ${expected}, ${verdict}`);
  }
  tell(isEqual ? 'equal' : 'NOT EQUAL');
}

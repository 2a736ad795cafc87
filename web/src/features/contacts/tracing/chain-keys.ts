/** Keyboard navigation of the drawing of a chain: up and down the rows, left to the carrier, right to the people exposed. */

import type { ChainMeeting } from './chain.ts';
import type { ChainRow, PersonRow } from './chain-rows.ts';

/** Rows that can be opened: everybody shown except the traced person. */
export const openableRows = <Meeting extends ChainMeeting>(
  rows: readonly ChainRow<Meeting>[],
): PersonRow<Meeting>[] =>
  rows.filter((row) => row.kind === 'person').filter((row) => row.step !== undefined);

/** Returns the row to move to; undefined if the key does nothing. */
export const rowAfterKey = <Meeting extends ChainMeeting>(
  rows: readonly ChainRow<Meeting>[],
  current: PersonRow<Meeting>,
  key: string,
): PersonRow<Meeting> | undefined => {
  const openable = openableRows(rows);
  const index = openable.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return openable[index + 1];
    case 'ArrowUp':
      return openable[index - 1];
    case 'ArrowLeft':
      return openable.find((row) => row.person.id === current.step?.meeting.carrier.id);
    case 'ArrowRight':
      return openable.find((row) => row.step?.meeting.carrier.id === current.person.id);
    case 'Home':
      return openable[0];
    case 'End':
      return openable.at(-1);
    default:
      return undefined;
  }
};

/** Returns the keys of the folds that a key opens: the right arrow on a person with hidden people. */
export const foldsToOpen = <Meeting extends ChainMeeting>(
  rows: readonly ChainRow<Meeting>[],
  current: PersonRow<Meeting>,
  key: string,
): string[] =>
  key === 'ArrowRight'
    ? rows
        .filter((row) => row.kind === 'fold')
        .filter(({ carrier, isFolded }) => isFolded && carrier.id === current.person.id)
        .map((row) => row.key)
    : [];

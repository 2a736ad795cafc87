/** Moving through the drawing of a chain by keyboard: up and down the rows, left to who passed it on, right to whom it was passed on. */

import type { ChainMeeting } from './chain.ts';
import type { ChainRow, PersonRow } from './chain-rows.ts';

/** Rows that can be opened: everybody who is shown but the traced person. */
export const openableRows = <Meeting extends ChainMeeting>(
  rows: readonly ChainRow<Meeting>[],
): PersonRow<Meeting>[] =>
  rows.filter((row) => row.kind === 'person').filter((row) => row.step !== undefined);

/** The row to go to; undefined when the key means nothing here, or nothing lies there. */
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

/** The keys of the folds that a key opens: to the right of somebody whose people are hidden. */
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

import type { Client } from 'pg';
import { parse as bytesOfUuid } from 'uuid';
import type { Random } from '../../../test/random.js';
import { copyBinary } from './copy.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Contacts are spread over so many days until now. */
export const filledDays = 28;
/** The last ones were over by then. */
const pause = 2 * 60 * minute;
const teamSize = 8;
/** The binary format counts microseconds since the first of January 2000. */
const epoch = Date.UTC(2000, 0, 1);

const columns = 'company_id,start_at,id,employee_id,cross_employee_id,end_at,source,distance'.split(
  ',',
);

const uuidLength = 16;
/** Number of fields, five of 8 columns with 16 bytes, two moments, 'mobile' and a distance; each but the number with its length before it. */
const source = Buffer.from('mobile');
const places = {
  company: 6,
  start: 26,
  id: 38,
  one: 58,
  other: 78,
  end: 98,
  source: 110,
  distance: 120,
};
const rowLength = 124;
const rowsOfPiece = 1000;

/**
 * Fills in who met whom: people in teams of eight, who meet their team mostly and anybody now and then; one record in
 * ten lasts its quarter of an hour. In the order of time, and in COPY's binary format: the database need not read
 * dates out of text.
 */
export async function fillContacts(
  client: Client,
  companyId: string,
  people: readonly string[],
  count: number,
  random: Random,
  until: number,
): Promise<void> {
  await copyBinary(client, 'contact', columns, pieces());

  function* pieces(): Generator<Buffer> {
    const header = Buffer.alloc(19);
    header.write('PGCOPY\n\u00FF\r\n\0', 'latin1');
    yield header;
    const ids = Buffer.concat(people.map((id) => bytesOfUuid(id)));
    const empty = emptyRow(companyId);
    for (let at = 0; at < count; at += rowsOfPiece) {
      const rows = Math.min(rowsOfPiece, count - at);
      const piece = Buffer.allocUnsafe(rows * rowLength);
      for (let row = 0; row < rows; row += 1) {
        empty.copy(piece, row * rowLength);
        writeContact(piece, row * rowLength, ids, (at + row) / count);
      }
      yield piece;
    }
    yield Buffer.from([0xff, 0xff]);
  }

  function writeContact(piece: Buffer, row: number, ids: Buffer, passed: number): void {
    const [one, other] = pair(random, people.length);
    const span = filledDays * day - pause;
    const start = Math.round(until - filledDays * day + (passed + random.next() / count) * span);
    const minutes = random.next() < 0.9 ? 0.3 + random.next() * 5 : 15 + random.next() * 20;
    writeMoment(piece, row + places.start, start);
    writeMoment(piece, row + places.end, start + Math.round(minutes * minute));
    writeId(piece, row + places.id, random);
    ids.copy(piece, row + places.one, one * uuidLength, (one + 1) * uuidLength);
    ids.copy(piece, row + places.other, other * uuidLength, (other + 1) * uuidLength);
    piece.writeFloatBE(random.next() * 10, row + places.distance);
  }
}

/** Places of two different people. */
function pair(random: Random, count: number): [number, number] {
  const one = random.below(count);
  const team = Math.floor(one / teamSize) * teamSize;
  for (;;) {
    const other =
      random.next() < 0.9
        ? team + random.below(Math.min(teamSize, count - team))
        : random.below(count);
    if (other !== one) return [one, other];
  }
}

function emptyRow(companyId: string): Buffer {
  const row = Buffer.alloc(rowLength);
  row.writeInt16BE(columns.length, 0);
  for (const place of [places.company, places.id, places.one, places.other])
    row.writeInt32BE(uuidLength, place - 4);
  for (const place of [places.start, places.end]) row.writeInt32BE(8, place - 4);
  row.writeInt32BE(source.length, places.source - 4);
  row.writeInt32BE(4, places.distance - 4);
  row.set(bytesOfUuid(companyId), places.company);
  row.set(source, places.source);
  return row;
}

function writeMoment(piece: Buffer, place: number, at: number): void {
  const micros = (at - epoch) * 1000;
  piece.writeInt32BE(Math.floor(micros / 2 ** 32), place);
  piece.writeUInt32BE(micros % 2 ** 32, place + 4);
}

/** A random UUID, as phones make them. */
function writeId(piece: Buffer, place: number, random: Random): void {
  for (let at = 0; at < uuidLength; at += 4)
    piece.writeUInt32BE(random.next() * 2 ** 32, place + at);
  piece[place + 6] = (piece[place + 6]! & 0x0f) | 0x40;
  piece[place + 8] = (piece[place + 8]! & 0x3f) | 0x80;
}

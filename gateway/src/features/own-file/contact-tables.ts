import { periods, type PersonalTable, reasons, shown, withheld } from './personal-table.js';

const rowsOf = (table: string) => `FROM ${table} WHERE company_id = $1 AND employee_id = $2`;
const person = withheld('Your number in the product', reasons.person);
const row = (what: string) => withheld(`Number of ${what}`, reasons.row);
const staff = (what: string) => withheld(`Who ${what}`, reasons.staff);
const notes = withheld('Notes of your company', reasons.notes);

/** What is kept about a person's contacts and phone. */
export const contactTables: readonly PersonalTable[] = [
  {
    table: 'contact',
    key: 'contacts',
    part: 'Your contacts',
    purpose: 'Your company finds who may have caught a disease, and warns them.',
    keptUntil: periods.records,
    // What was added by hand tells others that somebody whom they met then is ill.
    rows: `FROM (
      SELECT * FROM contact WHERE company_id = $1 AND employee_id = $2
      UNION ALL SELECT * FROM contact WHERE company_id = $1 AND cross_employee_id = $2 AND source <> 'manual'
    ) AS contact`,
    order: 'start_at, id',
    columns: {
      id: row('the record'),
      start_at: shown('startedAt', 'When you were near somebody'),
      end_at: shown('endedAt', 'Until when'),
      employee_id: shown(
        'isFromYourPhone',
        'Whether it was your own phone that reported it',
        `employee_id = $2 AND source = 'mobile'`,
      ),
      cross_employee_id: withheld('Near which person you were', reasons.others),
      source: shown('source', 'Whether phones or cameras reported it, or it was added by hand'),
      distance: shown('distanceInFeet', 'How far apart you were'),
      received_at: shown('receivedAt', 'When it was reported'),
      camera_id: row('the camera'),
    },
  },
  {
    table: 'contest',
    key: 'contests',
    part: 'Contacts of yours that did not happen as recorded',
    purpose: 'They count nowhere.',
    keptUntil: periods.records,
    // A contest of what was added by hand would tell others the same as the contact itself.
    rows: `FROM contest WHERE company_id = $1 AND (person_id = $2 OR other_id = $2) AND source <> 'manual'`,
    order: 'contested_at, id',
    columns: {
      id: row('the contest'),
      person_id: withheld('Which two people it is about', reasons.others),
      other_id: withheld('Which two people it is about', reasons.others),
      source: shown('source', 'Whether phones or cameras had reported the contact'),
      from_at: shown('from', 'From when'),
      until_at: shown('until', 'Until when'),
      reason: shown('reason', 'Why it does not count'),
      note: notes,
      state: shown('state', 'Whether the contest counts'),
      contested_at: shown('contestedAt', 'When it was contested'),
      contested_by: staff('contested it'),
      confirmed_at: shown('confirmedAt', 'When it was confirmed'),
      confirmed_by: staff('confirmed it'),
      taken_back_at: shown('takenBackAt', 'When it was taken back'),
      taken_back_by: staff('took it back'),
      request_id: row('the request that it answers'),
    },
  },
  {
    table: 'contest_request',
    key: 'contestRequests',
    part: 'Contacts that you have asked not to count',
    purpose: 'Your company decides whether they count.',
    keptUntil: periods.records,
    rows: rowsOf('contest_request'),
    order: 'requested_at, id',
    columns: {
      id: row('the request'),
      employee_id: person,
      from_at: shown('from', 'From when'),
      until_at: shown('until', 'Until when'),
      reason: shown('reason', 'Your reason'),
      note: shown('note', 'Your note'),
      requested_at: shown('requestedAt', 'When you asked'),
      state: shown('state', 'What became of it'),
      decided_at: shown('decidedAt', 'When your company decided'),
      decided_by: staff('decided'),
      answer: shown('answer', 'What your company answered you'),
    },
  },
  {
    table: 'insight_person_day',
    key: 'breaches',
    part: 'Days on which you were closer to somebody than your company allows',
    purpose: 'Your company sees how safe its rooms are.',
    keptUntil: periods.records,
    rows: rowsOf('insight_person_day'),
    order: 'day',
    columns: {
      day: shown('day', 'The day'),
      employee_id: person,
      last_end: shown('lastAt', 'When it last happened on that day'),
    },
  },
  {
    table: 'health_record',
    key: 'phone',
    part: 'Reports of your phone',
    purpose: 'Your company sees whether the app works on it.',
    keptUntil: periods.records,
    rows: rowsOf('health_record'),
    order: 'created_at, id',
    columns: {
      id: row('the report'),
      employee_id: person,
      bluetooth_status: shown('bluetooth', 'Whether Bluetooth was on'),
      location_status: shown('location', 'Whether location was on'),
      location_permission: shown('locationPermission', 'Whether the app may use location'),
      os_version: shown('systemVersion', 'Version of the system'),
      device_type: shown('deviceType', 'Kind of phone'),
      make_model: shown('model', 'Model of the phone'),
      app_version: shown('appVersion', 'Version of the app'),
      created_at: shown('reportedAt', 'When it was reported'),
    },
  },
];

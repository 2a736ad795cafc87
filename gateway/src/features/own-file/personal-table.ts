/** A column with personal data, and how the own file shows it. */
export interface PersonalColumn {
  /** What it holds, in words for the person. */
  what: string;
  /** Key in the download; null: it is left out, and `withheld` says why. */
  as: string | null;
  /** SQL of the value; null: the column as it is. */
  sql: string | null;
  withheld: string | null;
}

/** A table with personal data. The own file and its download are built from it. */
export interface PersonalTable {
  table: string;
  topic: string;
  /** Name of the list in the download, and words for it. */
  key: string;
  part: string;
  /** What the rows are kept for, and for how long, in words for the person. */
  purpose: string;
  keptUntil: string;
  /** SQL from FROM on that finds a person's rows: $1 is the company, $2 the person. Null: none of it can be shown. */
  rows: string | null;
  order: string;
  /** Every column of the table with personal data. */
  columns: Readonly<Record<string, PersonalColumn>>;
}

/** A column that the download shows. */
export function shown(as: string, what: string, sql: string | null = null): PersonalColumn {
  return { what, as, sql, withheld: null };
}

/** A column that the download leaves out. */
export function withheld(what: string, why: string): PersonalColumn {
  return { what, as: null, sql: null, withheld: why };
}

/** Reasons why columns are left out, in words for the person. */
export const reasons = {
  person: 'It is the number by which the product finds your rows.',
  row: 'It is a number inside the product and says nothing about you.',
  others: 'It leads to another person.',
  staff: 'It names who did it.',
  notes: 'Others wrote it, and it may name other people. Please ask your company for it.',
  exposure: 'It could lead to the person who was ill. Your company tells you what you have to do.',
  counted:
    'Your file counts your meetings by day, because exact times and lengths could lead to somebody who was ill. You can ask your company for your exact records.',
  accesses: 'Your file lists who looked at your data by day and role.',
  countsCases: 'It says how many cases your company has had.',
  secret: 'It protects your access.',
  search: 'It repeats other values in a form for searching.',
  former: 'It is no longer used: your status over time says the same.',
  left: 'It is kept only of people who have left, and they have no file any more.',
  file: 'It is a file with many people, and deleted once it has been read.',
} as const;

/** SQL of a table whose rows name their person in `employee_id`. */
export const selectOwnRows = (table: string) =>
  `FROM ${table} WHERE company_id = $1 AND employee_id = $2`;

/* Columns that many tables have. */

export const personId = withheld('Your number in the product', reasons.person);
export const companyNotes = withheld('Notes of your company', reasons.notes);
export const rowNumber = (what: string) => withheld(`Number of ${what}`, reasons.row);
export const staffWho = (did: string) => withheld(`Who ${did}`, reasons.staff);

/** What the tables are about, in words for the person. */
export const topics = {
  directory: 'You in the directory',
  access: 'Your phone and your sign-ins',
  contacts: 'Your contacts',
  health: 'Your health',
  exposures: 'When you were near to somebody who was ill',
  log: 'Mails to you, and who worked with your data',
} as const;

/** How long rows are kept, in words for the person. */
export const periods = {
  directory:
    'As long as you are in the directory. It is erased once your deletion can no longer be undone.',
  undo: 'Until the change can no longer be undone.',
  records: 'As many days as your company keeps records: 14 to 365.',
  cases: 'Until the days of the case are older than the records that your company keeps.',
  twoYears: 'Two years.',
  ninetyDays: '90 days.',
  month: 'Until 30 days after it has ended.',
} as const;

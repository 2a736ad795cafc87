import { followedPeople } from '../../people/changes/former-employee.queries.js';
import {
  countRows,
  ListConditions,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../../database/listing.js';
import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { caseColumns, entryColumns } from './case.queries.js';
import { ownerOfAddress } from './case-owner.queries.js';
import type { CaseEntry } from './case-entry.entity.js';
import type { DiseaseCase } from './disease-case.entity.js';
import { buildDirectoryCondition } from '../../people/directory/directory-filter.js';
import { type CaseFilterInput, CaseOrder } from './case.inputs.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** Parameters of a page of cases. */
export interface CaseListing extends Listing {
  filter: CaseFilterInput & {
    /** Only cases with these ids; absent: of any id. */
    ids?: readonly string[];
  };
  order: CaseOrder;
}

/** Cases of the people who are in the directory, or were ill or followed up when they left it. */
const present = `FROM disease_case
  JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = disease_case.employee_id
  WHERE disease_case.company_id = $1`;

const orders: Record<CaseOrder, string> = {
  [CaseOrder.DAY_ZERO]: 'coalesce(onset_day, specimen_day, reported_day) DESC, number DESC',
  [CaseOrder.NAME]: 'name_key, number DESC',
  [CaseOrder.NEWEST]: 'number DESC',
  [CaseOrder.OLDEST]: 'number',
};

function buildSource(
  companyId: string,
  { search, filter }: Pick<CaseListing, 'search' | 'filter'>,
): ListSource {
  const list = new ListConditions('cases', present, [companyId]);
  const number = /^c?-?\s*(\d{1,9})$/i.exec(search)?.[1];
  if (number !== undefined) list.addValue('n', Number(number), (place) => `number = ${place}`);
  else if (search !== '') {
    const { name, textOfPresent, values } = buildDirectoryCondition(search, {});
    list.addFirst(name, textOfPresent, values);
  }
  if (typeof filter.isOpen === 'boolean')
    list.add(filter.isOpen ? 'open' : 'closed', `closed_at IS ${filter.isOpen ? '' : 'NOT '}NULL`);
  if (filter.diseases?.length)
    list.addValue('d', filter.diseases, (place) => `disease = ANY (${place}::text[])`);
  if (filter.classification)
    list.addValue('c', filter.classification, (place) => `classification = ${place}`);
  if (filter.ids)
    list.addValue('i', filter.ids, (place) => `disease_case.id = ANY (${place}::uuid[])`);
  if (filter.owner === '') list.add('unowned', 'owner_id IS NULL');
  else if (typeof filter.owner === 'string')
    list.addValue('o', filter.owner, (place) => `owner_id = ${ownerOfAddress(place)}`);
  return list.toSource();
}

/** Lists a page of cases. */
export function listCases(
  db: Rows,
  companyId: string,
  listing: CaseListing,
): ListPage<DiseaseCase> {
  const { name, ...source } = buildSource(companyId, listing);
  return selectPage(
    db,
    { name: `${name}-${listing.order}`, ...source },
    { columns: caseColumns, order: orders[listing.order] },
    listing,
  );
}

/** Counts the cases of a search and filter. */
export function countCases(
  db: Rows,
  companyId: string,
  listing: Pick<CaseListing, 'search' | 'filter'>,
): Promise<number> {
  return countRows(db, buildSource(companyId, listing));
}

/** Lists all cases of a search and filter in their order, in batches. */
export function streamCases(
  db: TenantTransaction,
  companyId: string,
  listing: Pick<CaseListing, 'search' | 'filter' | 'order'>,
): AsyncGenerator<DiseaseCase[]> {
  const { from, values } = buildSource(companyId, listing);
  return db.batches(
    {
      name: 'exported-cases',
      text: `SELECT ${caseColumns} ${from} ORDER BY ${orders[listing.order]}`,
    },
    values,
  );
}

/** Lists the open cases of a disease, newest first; null: of every disease. */
export function listOpenCases(
  db: Rows,
  companyId: string,
  disease: DiseaseCode | null,
): Promise<DiseaseCase[]> {
  return db.rows(
    {
      name: 'open-cases-of-disease',
      text: `SELECT ${caseColumns} ${present} AND closed_at IS NULL AND ($2::text IS NULL OR disease = $2) ORDER BY number DESC`,
    },
    [companyId, disease],
  );
}

/** Finds a case by its id or its number. */
export function findStoredCase(
  db: Rows,
  companyId: string,
  by: { id: string } | { number: number },
): Promise<DiseaseCase | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['number', by.number];
  return db.row(
    {
      name: `case-by-${column}`,
      text: `SELECT ${caseColumns} ${present} AND disease_case.${column} = $2`,
    },
    [companyId, value],
  );
}

/** Lists the cases of people, newest first. */
export function listCasesOfPeople(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<DiseaseCase[]> {
  return db.rows(
    {
      name: 'cases-of-people',
      text: `SELECT ${caseColumns} ${present} AND employee_id = ANY ($2::uuid[]) ORDER BY number DESC`,
    },
    [companyId, employeeIds],
  );
}

/** Maximum entries per case. */
const maxEntries = 200;

/** Lists the latest 200 entries of each case, newest first, with one index lookup per case. */
export function listEntriesOfCases(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
): Promise<CaseEntry[]> {
  return db.rows(
    {
      name: 'entries-of-cases',
      text: `SELECT entry.* FROM unnest($2::uuid[]) AS asked (id)
        CROSS JOIN LATERAL (
          SELECT ${entryColumns} FROM case_entry WHERE company_id = $1 AND case_id = asked.id
          ORDER BY case_entry.id DESC LIMIT ${maxEntries}
        ) AS entry`,
    },
    [companyId, caseIds],
  );
}

/** Finds an entry of the log of a case. */
export function findEntry(db: Rows, companyId: string, id: string): Promise<CaseEntry | undefined> {
  return db.row(
    {
      name: 'case-entry-by-id',
      text: `SELECT ${entryColumns} FROM case_entry WHERE company_id = $1 AND id = $2`,
    },
    [companyId, id],
  );
}

/** Finds the latest entry that closed a case. */
export function findLastClosing(
  db: Rows,
  companyId: string,
  caseId: string,
): Promise<CaseEntry | undefined> {
  return db.row(
    {
      name: 'last-closing-of-case',
      text: `SELECT ${entryColumns} FROM case_entry
        WHERE company_id = $1 AND case_id = $2 AND act = 'CLOSED' ORDER BY id DESC LIMIT 1`,
    },
    [companyId, caseId],
  );
}

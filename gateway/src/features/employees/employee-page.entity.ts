import { ObjectType } from 'type-graphql';
import type { Rows } from '../../database/tenant.js';
import { findPage, type FoundPage } from './directory-page.queries.js';
import type { EmployeeListing } from './employee.inputs.js';

@ObjectType({
  description: 'A page of the directory. Each figure is counted only when it is asked for.',
})
export class EmployeePage {
  private found: Promise<FoundPage> | undefined;

  /** @param withHealth whether what people's phones said last is asked for as well. */
  constructor(
    readonly listing: EmployeeListing,
    private readonly withHealth: boolean,
  ) {}

  /** Who stands on it: looked for once, whatever is asked of the page. */
  find(db: Rows, companyId: string): Promise<FoundPage> {
    this.found ??= findPage(db, companyId, this.listing, this.withHealth);
    return this.found;
  }
}

import { ObjectType } from 'type-graphql';
import type { AuditListing } from './audit-log.queries.js';

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryPage {
  readonly listing: AuditListing;

  constructor(listing: AuditListing) {
    this.listing = listing;
  }
}

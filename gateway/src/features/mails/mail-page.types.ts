import { ObjectType } from 'type-graphql';
import type { MailListing } from './mail.queries.js';

@ObjectType({ description: 'A page of mails.' })
export class MailPage {
  readonly listing: MailListing;

  constructor(listing: MailListing) {
    this.listing = listing;
  }
}

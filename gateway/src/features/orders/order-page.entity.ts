import { ObjectType } from 'type-graphql';
import type { Listing } from '../../database/listing.js';

@ObjectType({ description: 'A page of orders.' })
export class OrderPage {
  readonly listing: Listing;

  constructor(listing: Listing) {
    this.listing = listing;
  }
}

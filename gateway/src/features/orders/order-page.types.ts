import { ObjectType } from 'type-graphql';
import type { OrderListing } from './order.queries.js';

@ObjectType({ description: 'A page of orders.' })
export class OrderPage {
  readonly listing: OrderListing;

  constructor(listing: OrderListing) {
    this.listing = listing;
  }
}

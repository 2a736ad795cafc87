import { ObjectType } from 'type-graphql';
import type { Listing } from '../../database/listing.js';

@ObjectType({ description: 'A page of requests for the guide.' })
export class GuideRequestPage {
  readonly listing: Listing;

  constructor(listing: Listing) {
    this.listing = listing;
  }
}

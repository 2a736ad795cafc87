import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GuideRequest } from './guide-request.entity.js';

@ObjectType({ description: 'A page of requests for the guide.' })
export class GuideRequestPage extends paginated(GuideRequest, 'requests') {}

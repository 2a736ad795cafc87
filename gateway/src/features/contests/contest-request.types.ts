import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { ContestRequest } from './contest-request.entity.js';

@ObjectType({ description: 'A page of requests for contests.' })
export class ContestRequestPage extends paginated(ContestRequest, 'requests') {}

import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { Order } from './order.entity.js';

@ObjectType({ description: 'A page of orders.' })
export class OrderPage extends paginated(Order, 'orders') {}

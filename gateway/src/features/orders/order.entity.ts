import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { type CurrencyCode, type LicenceKind, PriceRegion } from '../plans/price-list.js';
import { OrderTerm } from '../plans/pricing.js';

export enum PaymentMethod {
  IN_CASH = 'IN_CASH',
}
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid.',
  valuesConfig: { IN_CASH: { description: 'In cash, outside of this product.' } },
});

/** Items of an order at one price, as stored: amounts have two decimals and are in the order's currency. */
export interface StoredOrderLine {
  kind: LicenceKind;
  count: number;
  /** Per item and month under the term. */
  price: string;
  /** Per month. */
  amount: string;
}

/** Contact that an order is billed to, as stored. */
export interface StoredBillingContact {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  /** May be empty. */
  postalCode: string;
  /** English name. */
  country: string;
}

/** An order of a company, with the prices of that day. It is never changed. */
@ObjectType({ description: 'What a company ordered, with the prices of that day.' })
@Entity('company_order')
@Index('company_order_newest', ['createdAt', 'id'])
@Unique('company_order_number_key', ['companyId', 'number'])
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('Plan', ['planId'], ['id'])
@Check('company_order_region_check', `region IN ('INDIA', 'INTERNATIONAL')`)
@Check('company_order_currency_check', `currency IN ('INR', 'USD')`)
@Check('company_order_term_check', `term IN ('ANNUAL', 'MONTHLY')`)
@Check('company_order_payment_check', `payment IN ('IN_CASH')`)
export class Order {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the order, made by whoever ordered.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: "Short number for people, as 'VC-2026-0001A7'." })
  @Column({ type: 'text' })
  number: string;

  @Column({ type: 'uuid' })
  planId: string;

  @Field(() => PriceRegion, { description: 'Region whose prices apply.' })
  @Column({ type: 'text' })
  region: PriceRegion;

  /** Currency of all amounts. */
  @Column({ type: 'text' })
  currency: CurrencyCode;

  @Field(() => OrderTerm, { description: 'How long it is paid ahead.' })
  @Column({ type: 'text' })
  term: OrderTerm;

  @Field(() => Int, { description: 'Employees with the mobile app.' })
  @Column({ type: 'integer' })
  employees: number;

  @Field(() => Int, { description: 'Cameras with computer vision.' })
  @Column({ type: 'integer' })
  cameras: number;

  @Column({ type: 'jsonb' })
  lines: StoredOrderLine[];

  /** Per month. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  monthly: string;

  @Field(() => Int, { description: 'Number of months in the term.' })
  @Column({ type: 'integer' })
  months: number;

  /** For the whole term. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  total: string;

  @Column({ type: 'jsonb' })
  billing: StoredBillingContact;

  @Field(() => PaymentMethod, { description: 'Payment method of the order.' })
  @Column({ type: 'text' })
  payment: PaymentMethod;

  @Field(() => GraphQLISODateTime, { description: 'When it was placed.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Role } from '../../../access/role.js';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { countryOf } from '../../../validation/countries.js';
import { Company } from '../profile/company.entity.js';
import { companyById, planById } from '../profile/company.loaders.js';
import { CompanyRef } from '../profile/company.inputs.js';
import { findCompany } from '../profile/company.service.js';
import { Money } from '../plans/money.types.js';
import { Plan } from '../plans/plan.entity.js';
import { OrderLine, OrderPage, BillingContact } from './order.types.js';
import { Order } from './order.entity.js';
import { OrderInput } from './order.inputs.js';
import { listOrders } from './order.queries.js';
import { placeOrder } from './order.service.js';

const maxPageSize = 100;

@Resolver(() => Order)
export class OrderResolver {
  @Authorized<Permission>('order:read')
  @Query(() => OrderPage, {
    description: 'A page of orders, newest first: a company sees its own, the provider sees all.',
  })
  async orders(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find anywhere in company name, order number, billing name or billing email.',
    })
    search: string | null,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'Only the orders of this company.',
    })
    company: CompanyRef | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 5) pageSize: number,
  ): Promise<OrderPage> {
    const isProvider = context.viewer?.role === Role.PROVIDER_ADMIN;
    const companyId = company || !isProvider ? (await findCompany(context, company)).id : null;
    const requested = { search: search ?? '', companyId, page, pageSize };
    const listing = parseListing(requested, maxPageSize);
    return new OrderPage(listOrders(context.db, listing));
  }

  @Authorized<Permission>('order:place')
  @Mutation(() => Order, {
    description:
      "Places an order for the viewer's company and changes it to the ordered plan. Sending the same id again returns the same order.",
  })
  placeOrder(
    @Ctx() context: RequestContext,
    @Arg('input', () => OrderInput, {
      description: 'The licences to order and the billing contact.',
    })
    input: OrderInput,
  ): Promise<Order> {
    return placeOrder(context, input);
  }

  @FieldResolver(() => Company, { description: 'Company that placed the order.' })
  company(@Ctx() context: RequestContext, @Root() order: Order): Promise<Company | null> {
    return context.loader(companyById).load(order.companyId);
  }

  @FieldResolver(() => [OrderLine], {
    description: 'Licences of the order, grouped by kind and price.',
  })
  lines(@Root() { lines, currency }: Order): OrderLine[] {
    return lines.map(({ price, amount, ...line }) => ({
      ...line,
      price: { amount: price, currency },
      monthly: { amount, currency },
    }));
  }

  @FieldResolver(() => BillingContact, {
    description: 'Person or department that the order is billed to.',
  })
  billing(@Root() { billing }: Order): BillingContact {
    return {
      ...billing,
      postalCode: billing.postalCode || null,
      country: countryOf(billing.country),
    };
  }

  @FieldResolver(() => Money, { description: 'Price of the complete order for one month.' })
  monthly(@Root() { monthly, currency }: Order): Money {
    return { amount: monthly, currency };
  }

  @FieldResolver(() => Money, { description: 'Price of the complete order for the complete term.' })
  total(@Root() { total, currency }: Order): Money {
    return { amount: total, currency };
  }

  @FieldResolver(() => Plan, { description: 'Plan that was ordered.' })
  plan(@Ctx() context: RequestContext, @Root() order: Order): Promise<Plan> {
    return context.loader(planById).load(order.planId);
  }
}

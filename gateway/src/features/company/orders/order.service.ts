import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict } from '../../../errors.js';
import { queueMail } from '../../../mail/outbox.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../profile/company.entity.js';
import { publishCompanyChange } from '../profile/publish-company-change.js';
import { planById } from '../profile/company.loaders.js';
import { lockCompany } from '../profile/company.queries.js';
import { assertPlanHasRoom } from './plan-access.service.js';
import { switchPlan } from './subscription.service.js';
import type { MoneyInput } from '../plans/money.types.js';
import { Plan } from '../plans/plan.entity.js';
import { professionalPlanId } from '../plans/plan.service.js';
import { type PriceRegion, type Prices, professionalPrices } from '../plans/price-list.js';
import { formatOrderNumber } from './order-number.js';
import { orderReceivedMail } from './order-received.mail.js';
import { Order } from './order.entity.js';
import type { OrderInput } from './order.inputs.js';
import { drawOrderSequence } from './order.queries.js';
import { toBilling, buildOrder } from './priced-order.js';

/**
 * Places an order for the viewer's company and changes it to the ordered plan. Repeating an order returns the existing one.
 * @throws BadUserInput naming the field, Conflict naming `total` if the price has changed or `id` if another order has it, RateLimited
 * after 30 in 15 minutes.
 */
export async function placeOrder(context: RequestContext, input: OrderInput): Promise<Order> {
  const { companyId } = context;
  const placed = await findPlacedOrder(context, input);
  if (placed) return placed;
  await context.discardTransaction('input');
  // Each order sends a mail to an address that the customer has entered.
  await context.takeBudget('mailing', companyId);
  // Serialises repeated orders, so that the second one finds the first.
  await lockCompany(context.db, companyId);
  const placedSince = await findPlacedOrder(context, input);
  if (placedSince) return placedSince;
  const manager = await context.db.manager();
  const company = await manager.findOneByOrFail(Company, { id: companyId });
  const order = await recordOrder(context, company, input);
  await changeToOrderedPlan(context, company, order);
  return order;
}

/** Changes the company to the ordered plan. @throws BadUserInput if the plan has no room for the company's people. */
async function changeToOrderedPlan(
  context: RequestContext,
  company: Company,
  order: Order,
): Promise<void> {
  if (order.planId === company.planId) return;
  const plans = context.loader(planById);
  const [current, next] = await Promise.all([plans.load(company.planId), plans.load(order.planId)]);
  await assertPlanHasRoom(context.db, company.id, next);
  await switchPlan(context, company, { current, next, reason: `order ${order.number}` });
  await publishCompanyChange(context, company.id);
}

/** Finds the order if it was already placed. @throws Conflict naming `id` if another order has that id. */
async function findPlacedOrder(
  { companyId, db }: RequestContext,
  input: OrderInput,
): Promise<Order | undefined> {
  const manager = await db.manager();
  const placed = await manager.findOneBy(Order, { companyId, id: input.id });
  if (!placed) return undefined;
  if (!isSameOrder(placed, input))
    throw new Conflict('id', 'This order has been placed with other content');
  return placed;
}

function isSameOrder(placed: Order, input: OrderInput): boolean {
  const { region, term, employees, cameras } = placed;
  const fields = { region, term, employees, cameras };
  return (
    input.planId.toLowerCase() === placed.planId &&
    hasTotal(placed, input.total) &&
    Object.entries(fields).every(
      ([field, value]) => input[field as keyof typeof fields] === value,
    ) &&
    isDeepStrictEqual(placed.billing, toBilling(input))
  );
}

function hasTotal({ total, currency }: Order, expected: MoneyInput): boolean {
  return total === expected.amount && currency === expected.currency;
}

/**
 * Stores an order with today's prices and mails it, in a transaction of the company.
 * @param path path of the order in the input, such as 'order.', for field names in errors.
 */
export async function recordOrder(
  context: RequestContext,
  company: Pick<Company, 'id' | 'name' | 'email'>,
  input: OrderInput,
  path = '',
): Promise<Order> {
  const { db } = context;
  const manager = await db.manager();
  const plan = await manager.findOneBy(Plan, { id: input.planId });
  const prices = findPrices(plan, input.region, path);
  if (input.employees < 1 || input.employees > prices.plan.maxEmployees)
    throw new BadUserInput(
      `${path}employees`,
      `Please choose 1 to ${prices.plan.maxEmployees} employees`,
    );
  const createdAt = new Date();
  const order = buildOrder(prices.list, input, {
    companyId: company.id,
    number: formatOrderNumber(createdAt, await drawOrderSequence(db)),
    createdAt,
  });
  if (!hasTotal(order, input.total))
    throw new Conflict(`${path}total`, 'The price has changed. Please check the new total.');
  await manager.insert(Order, order);
  await mailOrder(context, company, prices.plan, order);
  await writeAudit(context, {
    companyId: company.id,
    action: AuditAction.ORDER_PLACED,
    detail: `${order.number}, ${order.currency} ${order.total}`,
  });
  return order;
}

function findPrices(
  plan: Plan | null,
  region: PriceRegion,
  path: string,
): { plan: Plan; list: Prices } {
  const makeError = (message: string) => new BadUserInput(`${path}planId`, message);
  if (!plan) throw makeError('Please select subscription plan');
  if (!plan.isPayable) throw makeError(`The ${plan.name} plan is free: there is nothing to order`);
  if (plan.id !== professionalPlanId)
    throw makeError(`Prices of the ${plan.name} plan are by agreement, please contact us`);
  return { plan, list: professionalPrices[region] };
}

async function mailOrder(
  { app, db }: RequestContext,
  company: Pick<Company, 'id' | 'name' | 'email'>,
  plan: Plan,
  order: Order,
): Promise<void> {
  const content = orderReceivedMail(company.name, plan.name, order);
  for (const to of new Set([order.billing.email, company.email]))
    await queueMail(app.jobs, db, { companyId: company.id, to, content });
}

import type { ItemsAndTotal } from '../../../database/page-with-total.js';
import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { makeBoundedCaseLoader } from '../register/limited-case-loader.js';
import { findWindow } from '../register/case-window.service.js';
import { findSharedRooms } from './shared-rooms.queries.js';
import type { SharedRoom } from './shared-rooms.types.js';

const windowOfCase = makeBoundedCaseLoader('sharedRooms', findWindow);

/** Finds a page of the people whom a camera saw beside the person of a case within its infectious window. */
export async function findSharedRoomsOfCase(
  context: RequestContext,
  stored: DiseaseCase,
  listing: { page: number; pageSize: number },
): Promise<ItemsAndTotal<SharedRoom>> {
  const { db, companyId } = context;
  const { from, until } = await context.loader(windowOfCase).load(stored);
  const window = { from: from.getTime(), until: until.getTime() };
  if (window.from === window.until) return { items: [], total: 0 };
  return findSharedRooms(db, companyId, stored.employeeId, window, listing);
}

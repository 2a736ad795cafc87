import type { RequestContext } from '../../request/context.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { boundWindows } from '../cases/bounded-windows.js';
import { findSharedRooms } from './shared-rooms.queries.js';
import { SharedRoomPage } from './shared-rooms.types.js';

const windowOfCase = boundWindows('sharedRooms');

/** Returns a page of the people whom a camera saw beside the person of a case within its window. Items and total are one statement. */
export function pageSharedRooms(
  context: RequestContext,
  stored: DiseaseCase,
  listing: { page: number; pageSize: number },
): SharedRoomPage {
  const { db, companyId } = context;
  const read = async () => {
    const { from, until } = await context.loader(windowOfCase).load(stored);
    const window = { from: from.getTime(), until: until.getTime() };
    if (window.from === window.until) return { items: [], total: 0 };
    return findSharedRooms(db, companyId, stored.employeeId, window, listing);
  };
  let found: ReturnType<typeof read> | undefined;
  const find = () => (found ??= read());
  return new SharedRoomPage({
    items: async () => (await find()).items,
    total: async () => (await find()).total,
  });
}

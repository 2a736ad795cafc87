/** A page of a list with the number of items on all pages, both found by one statement. */
export interface ItemsAndTotal<Item> {
  items: Item[];
  total: number;
}

/** A row of such a statement. An empty page still has one row, with the total and an item of nulls. */
export type RowWithTotal<Item> = { total: number } & (Item | Record<keyof Item, null>);

/** Splits rows into items and total. @param key a column that is null only in the row of an empty page. */
export function splitTotal<Item extends object>(
  rows: readonly RowWithTotal<Item>[],
  key: keyof Item,
): ItemsAndTotal<Item> {
  const items = rows.flatMap(({ total: _total, ...item }) =>
    (item as Record<keyof Item, unknown>)[key] === null ? [] : [item as unknown as Item],
  );
  return { items, total: rows[0]!.total };
}

/** A list that every shot fills anew. It keeps the room that it once took, so that filling it allocates nothing. */
export interface RefilledList<Item> {
  readonly items: Item[]
  count: number
}

export const createRefilledList = <Item>(): RefilledList<Item> => ({ items: [], count: 0 })

export const add = <Item>(list: RefilledList<Item>, item: Item): void => {
  list.items[list.count] = item
  list.count += 1
}

/** What has been added since the list was emptied, as a list of its own. */
export const itemsOf = <Item>({ items, count }: RefilledList<Item>): readonly Item[] =>
  count === 0 ? [] : items.slice(0, count)

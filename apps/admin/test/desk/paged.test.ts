import { expect, test } from 'vitest'
import { paged } from '../../src/desk/paged.ts'

const list = {
  data: undefined,
  isError: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: () => Promise.resolve(),
}

test('nothing is known of the rows before the first page has come', () => {
  expect(paged(list).rows).toBeNull()
})

test('rows of all pages stand one after the other', () => {
  const data = { pages: [{ rows: [1, 2] }, { rows: [3] }] }
  expect(paged({ ...list, data, hasNextPage: false })).toMatchObject({ rows: [1, 2, 3], hasMore: false })
})

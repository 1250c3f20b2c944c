/** What is needed of an infinite query. */
interface PagesQuery<Row> {
  readonly data: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined
  readonly isError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** A list of which as many pages are shown as were asked for. */
export interface Paged<Row> {
  /** Null while the first page is on its way. */
  readonly rows: readonly Row[] | null
  readonly hasFailed: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly showMore: () => void
}

/** What a list's pages come to. */
export const paged = <Row>(list: PagesQuery<Row>): Paged<Row> => ({
  rows: list.data?.pages.flatMap(({ rows }) => rows) ?? null,
  hasFailed: list.isError,
  hasMore: list.hasNextPage,
  isLoadingMore: list.isFetchingNextPage,
  showMore: () => void list.fetchNextPage(),
})

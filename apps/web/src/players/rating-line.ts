/** A graph of ratings, laid out in a box of its own units. */
export interface RatingLine {
  readonly width: number
  readonly height: number
  /** The line, as an SVG path. */
  readonly path: string
  /** The surface under it. */
  readonly area: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Round ratings, with where their lines run. */
  readonly marks: readonly { readonly rating: number; readonly y: number }[]
}

const WIDTH = 640
const HEIGHT = 200
const MARGIN = 12
/** Ratings of at least this span fill the graph, so that twenty points look like no mountain. */
const LEAST_SPAN = 100

const stepFor = (span: number): number => [25, 50, 100, 200, 500].find((step) => span / step <= 5) ?? 1000

const marksBetween = (low: number, high: number): readonly number[] => {
  const step = stepFor(high - low)
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step)
}

/** Finer than that is not to be seen. */
const tenths = (length: number): number => Math.round(length * 10) / 10

/** Lays out a rating's way, one game a step: the games are what it is made of, not the days between them. */
export const ratingLine = (ratings: readonly number[]): RatingLine => {
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2
  const span = Math.max(LEAST_SPAN, Math.max(...ratings) - Math.min(...ratings))
  const [low, high] = [middle - span / 2, middle + span / 2]
  const yOf = (rating: number): number => MARGIN + ((high - rating) / (high - low)) * (HEIGHT - 2 * MARGIN)
  const xOf = (index: number): number =>
    ratings.length < 2 ? WIDTH / 2 : (index / (ratings.length - 1)) * WIDTH
  const points = ratings.map((rating, index) => ({ x: tenths(xOf(index)), y: tenths(yOf(rating)) }))
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('')
  const [first, last] = [points[0], points.at(-1)]
  const area =
    first && last ? `${path}L${String(last.x)} ${String(HEIGHT)}L${String(first.x)} ${String(HEIGHT)}Z` : ''
  const marks = marksBetween(low, high).map((rating) => ({ rating, y: yOf(rating) }))
  return { width: WIDTH, height: HEIGHT, path, area, points, marks }
}

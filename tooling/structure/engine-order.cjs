/** The parts of the engine: each may import only what stands before it. */
const order = [
  'ids',
  'result',
  'rng',
  'geometry',
  'hash',
  'court',
  'caps',
  'flick',
  'physics',
  'aim-guide',
  'rulesets',
  'match',
  'notation',
  'replay',
  'second-opinion',
  'bots',
  'challenges',
  'levels',
  'testing',
]

/** Parts that stand beside the row, open to the match and what stands after it. */
const beside = { progress: ['ids', 'result'], rating: ['ids', 'result'] }

/** part → the parts that it may import, itself included */
module.exports = Object.fromEntries([
  ...order.map((part, place) => [
    part,
    [...order.slice(0, place + 1), ...(place < order.indexOf('match') ? [] : Object.keys(beside))],
  ]),
  ...Object.entries(beside).map(([part, may]) => [part, [...may, part]]),
])

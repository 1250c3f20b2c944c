/** @file What the measured page does: the hard computer player's turns, timed. */

/** Where the page's server has the engine's computer players. */
const ENGINE = '/bots/index.ts'

/** In a worker, as in a game. Milliseconds a turn. */
export const thinkInWorker = async (matches) => {
  const worker = new Worker('/think-worker.mjs', { type: 'module' })
  const next = () =>
    new Promise((resolve) => worker.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  await next()
  const times = []
  for (const match of matches) {
    const told = next()
    worker.postMessage(match)
    times.push(await told)
  }
  worker.terminate()
  return times
}

/** In the page's own thread. */
export const thinkHere = async (matches) => {
  const { chooseShot } = await import(ENGINE)
  return matches.map((match) => {
    const began = performance.now()
    chooseShot(match, match.state.turn.mover)
    return performance.now() - began
  })
}

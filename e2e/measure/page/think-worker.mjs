/** @file The worker of `think.mjs`: says that it is ready, then how many milliseconds it thought over each turn. */

/** Where the page's server has the engine's computer players. */
const ENGINE = '/bots/index.ts'
const { chooseShot } = await import(ENGINE)

addEventListener('message', ({ data: match }) => {
  const began = performance.now()
  chooseShot(match, match.state.turn.mover)
  postMessage(performance.now() - began)
})
postMessage('ready')

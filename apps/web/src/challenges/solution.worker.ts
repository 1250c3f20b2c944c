import { encodeReplay, millis } from '@skelly/engine'
import { attemptReplay, openAttempt, playAttempt, turnsOf } from '@skelly/engine/challenges'
import type { SolutionAsked } from './solution-asked.ts'

/** Solutions are played here: computer players may have to think between their turns. Answers the replay's text. */
addEventListener('message', ({ data }: MessageEvent<SolutionAsked>) => {
  const { level, solution, name } = data
  const opened = openAttempt(level, { name, fill: solution.fill })
  const played = playAttempt(opened, turnsOf(solution.turns))
  postMessage(encodeReplay(attemptReplay(played, millis(0))))
})

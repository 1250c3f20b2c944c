import { seatAt, seatLetter } from '@skelly/engine'
import { YOU, type Level, type Score } from '@skelly/engine/challenges'
import { type TableLook, USUAL_LOOK } from '@skelly/stage'

/** Where the goal has to do with one's next box, that is lit up, as in every game. */
const highlightOf = ({ goal }: Level, { done }: Score): number | null | undefined => {
  switch (goal.kind) {
    case 'push':
      return goal.boxes[done.length] ?? null
    case 'two touch':
    case 'knockout':
    case 'free':
      return null
    case 'run':
    case 'long shot':
    case 'bank':
    case 'race':
    case 'game':
      return undefined
  }
}

/** By seat: the letters by which a level speaks of its caps; one's own needs none. */
export const lettersIn = ({ caps }: Level): readonly (string | null)[] =>
  caps.map((_, seat) => (seat === YOU ? null : seatLetter(seatAt(seat))))

/** How a level's table is shown, as its goal stands. */
export const levelLook = (level: Level, score: Score): TableLook => {
  const look = { ...USUAL_LOOK, letters: lettersIn(level) }
  const highlight = highlightOf(level, score)
  return highlight === undefined ? look : { ...look, highlight }
}

/** How it is shown before the first flick. */
export const firstLook = (level: Level): TableLook =>
  levelLook(level, { flicks: 0, done: [], phase: { kind: 'playing' } })

/** Whether nobody else flicks in a level. */
export const isAlone = ({ caps }: Level): boolean => caps.every(({ computer }) => computer === null)

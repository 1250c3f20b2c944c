import {
  courtOf,
  movedWords,
  piecesOf,
  tell,
  type Said,
  type Say,
  type SayWords,
  type TableLook,
} from '@skelly/stage'
import { pieceIdOf } from '@skelly/stage'

interface Speaking {
  readonly names: readonly string[]
  readonly look: TableLook
  /** Whose screen it is, or null where it is everybody's. */
  readonly mine: number | null
  /** How rulings are said. */
  readonly rulings: Say
  readonly words: SayWords
}

/** What has happened, in one message: the ruling, and where the caps lie that were moved. */
export const happeningWords = (said: Said, { look, mine, names, rulings, words }: Speaking): string => {
  const told = tell(said, names, rulings).map(({ by, detail, headline }) =>
    [by === null ? headline : `${by}: ${headline}`, detail].filter((part) => part !== '').join('. '),
  )
  const [before, after] = [said.before, said.after].map((state) => piecesOf(state, names, null, look))
  const moved = movedWords(
    courtOf(said.after),
    before ?? [],
    after ?? [],
    mine === null ? null : pieceIdOf(mine),
    words,
  )
  return [...told.map((sentence) => `${sentence}.`), ...moved].join(' ')
}

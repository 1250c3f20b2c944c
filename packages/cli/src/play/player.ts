import { STRENGTHS, type Strength } from '@skelly/engine'
import type { Hand } from '@skelly/engine/bots'

/** Who plays in `skelly play`: a computer player as in a game, or a hand of one's own that thinks like the normal one. */
export type Player = { readonly name: string } & (
  { readonly kind: 'computer'; readonly strength: Strength } | { readonly kind: 'hand'; readonly hand: Hand }
)

/** `hard,normal` or `hand:0.8,3.5,hard`: the players in order, the second of equal names as `hard#2`. */
export const parsePlayers = (text: string): readonly Player[] | null => {
  const words = text.match(WORDS) ?? []
  if (words.join(',') !== text) return null
  const players = words.map(parsePlayer)
  const known = players.flatMap((player) => player ?? [])
  return known.length === players.length ? known.map(numbered) : null
}

/** A hand has a comma of its own, between degrees and per cent. */
const WORDS = /hand:[\d.]+,[\d.]+|[^,]+/g
const HAND = /^hand:(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/

const parsePlayer = (word: string): Player | null => {
  const strength = STRENGTHS.find((each) => each === word)
  if (strength !== undefined) return { kind: 'computer', name: word, strength }
  const [, degrees, perCent] = HAND.exec(word) ?? []
  if (degrees === undefined || perCent === undefined) return null
  return { kind: 'hand', name: word, hand: { direction: Number(degrees), strength: Number(perCent) } }
}

const numbered = (player: Player, place: number, players: readonly Player[]): Player => {
  const before = players.slice(0, place).filter(({ name }) => name === player.name).length
  return before === 0 ? player : { ...player, name: `${player.name}#${String(before + 1)}` }
}

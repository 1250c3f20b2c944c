import { unreachable } from '@skelly/engine'
import { centimetres } from './centimetres.ts'
import { clockWords } from './clock-words.ts'
import type { DescribedBox, DescribedMark, DescribedPiece, DescribedTable, Sight } from './described-table.ts'
import type { GuideEnd } from './guide-end.ts'
import type { Hindrance } from './in-the-way.ts'
import { whereWords } from './where-words.ts'
import type { SayWords } from './words.ts'

/** "84 cm, at half past 1" */
const sightWords = ({ direction, distance }: Sight, say: SayWords): string =>
  say('sight', { cm: centimetres(distance), clock: clockWords(direction, say) })

const hindranceWords = ({ after, kind, label }: Hindrance, say: SayWords): string =>
  say(`way_${kind}`, { name: label, cm: centimetres(after) })

const wayWords = (way: readonly Hindrance[], say: SayWords): string =>
  way.length === 0
    ? say('wayFree')
    : say('wayBarred', { what: way.map((each) => hindranceWords(each, say)).join(', ') })

/** "Your cap, roof tar, lies in box 4." */
export const ownWords = (
  { own: { piece, where } }: DescribedTable,
  fill: string,
  isMine: boolean,
  say: SayWords,
): string => say(isMine ? 'ownCap' : 'capOf', { name: piece.label, fill, where: whereWords(where, say) })

/** "Box 5: 84 cm, at half past 1. Nothing in the way." */
export const boxWords = (box: DescribedBox, say: SayWords): string =>
  box.isHere
    ? say('boxHere', { box: box.box, sight: sightWords(box, say) })
    : say('box', { box: box.box, sight: sightWords(box, say), way: wayWords(box.way, say) })

/** "Ben's cap, roof tar: between boxes 2 and 5, 31 cm, at 3 o'clock." */
export const pieceWords = (seen: DescribedPiece, fill: string, say: SayWords): string =>
  say(seen.piece.look === 'stuck' ? 'capStuck' : 'cap', {
    name: seen.piece.label,
    fill,
    where: whereWords(seen.where, say),
    sight: sightWords(seen, say),
    way: wayWords(seen.way, say),
  })

export const markWords = (mark: DescribedMark, say: SayWords): string =>
  say(`mark_${mark.kind}`, { sight: sightWords(mark, say) })

/** What the guide shows, in words. */
export const guideWords = (end: GuideEnd, say: SayWords): string => {
  const cm = centimetres(end.reach)
  switch (end.kind) {
    case 'goes-on':
      return say('guideGoesOn', { cm })
    case 'stops':
      return say('guideStops', { cm })
    case 'cap':
      return say('guideCap', { cm, name: end.label })
    case 'edge':
      return say('guideEdge', { cm })
    case 'obstacle':
      return say('guideObstacle', { cm })
    default:
      return unreachable(end)
  }
}

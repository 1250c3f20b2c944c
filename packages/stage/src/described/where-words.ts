import { unreachable } from '@skelly/engine'
import type { Whereabouts } from './whereabouts.ts'
import type { SayWords } from './words.ts'

/** Where a cap lies, in words: "in box 4", "between boxes 3 and 4". */
export const whereWords = (where: Whereabouts, say: SayWords): string => {
  switch (where.kind) {
    case 'inside':
      return say('inBox', { box: where.box })
    case 'onBox':
      return say('onBox', { box: where.box })
    case 'skull':
      return say('inSkull')
    case 'start':
      return say('inStart')
    case 'between':
      return say('between', { one: where.one, two: where.two })
    case 'near':
      return say('nearBox', { box: where.box })
    case 'open':
      return say('inTheOpen')
    default:
      return unreachable(where)
  }
}

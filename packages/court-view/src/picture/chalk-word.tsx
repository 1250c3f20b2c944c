import { chalkLettering } from '../chalk/chalk-lettering.ts'
import { pathOf } from '../chalk/path-of.ts'
import { PICTURE_STYLE } from './picture-style.ts'
import { staticMarkup } from './static-markup.ts'

/** A word in chalk, of signs that have a glyph: some 36 wide each, 60 high. */
export const chalkWord = (word: string): string => {
  const [width, height] = [word.length * 48 + 12, 76]
  const area = { left: 0, top: 0, right: width, bottom: height }
  const strokes = chalkLettering(word, area, { height: 60, width: 36, gap: 12, seed: 5 })
  return staticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
    >
      <style>{PICTURE_STYLE}</style>
      <path className="court-lettering" d={strokes.map(pathOf).join('')} strokeWidth={8} />
    </svg>,
  )
}

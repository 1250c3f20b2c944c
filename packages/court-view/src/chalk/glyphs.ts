interface Glyph {
  /** Whether the hand swings through the points or turns sharply at them. */
  readonly round: boolean
  /** Each an "x,y x,y …" in hundredths of the sign's width and height, from its top left. */
  readonly strokes: readonly string[]
}

/** The signs that are chalked on a court, as a hand writes them. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': {
    round: true,
    strokes: ['55,2 20,14 6,52 22,90 52,98 84,84 94,46 78,10 48,2'],
  },
  '1': {
    round: false,
    strokes: ['30,20 56,1 52,50 54,99'],
  },
  '2': {
    round: true,
    strokes: ['10,24 28,4 66,2 86,22 74,48 36,76 10,97 12,96 50,95 94,93'],
  },
  '3': {
    round: true,
    strokes: ['12,10 48,0 80,14 74,38 40,48 42,48 82,58 88,82 54,99 10,90'],
  },
  '4': {
    round: false,
    strokes: ['66,2 38,32 8,66 94,63', '70,34 66,66 68,99'],
  },
  '5': {
    round: true,
    strokes: ['24,4 20,26 16,46 18,44 52,38 84,54 86,80 54,98 10,90', '24,4 56,4 86,2'],
  },
  '6': {
    round: true,
    strokes: ['74,2 36,22 12,60 24,92 58,99 88,80 76,54 42,50 16,68'],
  },
  '7': {
    round: false,
    strokes: ['8,6 50,4 90,4 62,44 38,99', '30,52 80,48'],
  },
  '8': {
    round: true,
    strokes: ['78,12 44,0 16,18 36,42 74,62 84,86 48,100 12,84 28,58 66,38 82,16'],
  },
  '9': {
    round: true,
    strokes: ['84,26 56,2 18,12 14,40 46,52 80,34 86,18 80,60 62,99'],
  },
  S: {
    round: true,
    strokes: ['86,14 50,0 14,18 28,42 70,56 88,80 50,100 8,86'],
  },
  T: {
    round: false,
    strokes: ['4,5 50,3 96,2', '50,3 48,50 52,99'],
  },
  A: {
    round: false,
    strokes: ['6,99 28,50 50,1 72,48 95,98', '24,64 78,62'],
  },
  R: {
    round: false,
    strokes: ['14,99 12,50 14,2 62,2 86,16 82,38 58,50 16,52', '46,52 92,99'],
  },
  K: {
    round: false,
    strokes: ['14,1 12,50 15,99', '88,3 50,34 16,56', '34,46 62,72 92,98'],
  },
  E: {
    round: false,
    strokes: ['88,3 52,4 14,3 12,50 14,98 52,97 90,96', '14,50 46,48 74,50'],
  },
  L: {
    round: false,
    strokes: ['16,1 14,50 13,97 52,96 92,98'],
  },
  Y: {
    round: false,
    strokes: ['6,2 28,28 50,50', '94,1 70,28 50,50 46,74 48,99'],
  },
}

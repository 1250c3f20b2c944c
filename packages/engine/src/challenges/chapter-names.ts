import type { LevelText } from './level.ts'

/** What the chapters are called, in order: each for what it introduces. */
export const CHAPTER_NAMES: readonly LevelText[] = [
  { en: 'First chalk', es: 'La primera tiza' },
  { en: 'Off the wall', es: 'De rebote' },
  { en: 'The skull', es: 'La calavera' },
  { en: 'Last cap standing', es: 'La última chapa' },
  { en: 'Hydrants and stoops', es: 'Hidrantes y escalones' },
  { en: 'Good neighbors', es: 'Buenos vecinos' },
  { en: 'Two birds', es: 'De dos en dos' },
  { en: 'Across the street', es: 'De acera a acera' },
  { en: 'First one there', es: 'A ver quién llega' },
  { en: 'King of the block', es: 'El rey de la cuadra' },
]

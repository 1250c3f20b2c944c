/** What the components say: English and Spanish, a word and more than there is room for. */
export const SAMPLES = {
  en: {
    word: 'Find a game',
    short: 'Box 7',
    long: 'Ask everybody on the block whether they would like to play another round before dark',
    sentence: 'Both lost their line, and nobody came back within the minute.',
    name: 'Player name',
    hint: 'Three to twenty letters.',
    error: 'Somebody else has this name.',
    close: 'Close',
  },
  es: {
    word: 'Buscar partida',
    short: 'Casilla 7',
    long: 'Pregunta a todo el mundo de la manzana si quiere jugar otra ronda antes de que anochezca',
    sentence: 'Ambos perdieron la conexión y nadie volvió antes de que pasara el minuto.',
    name: 'Nombre de jugador',
    hint: 'De tres a veinte letras.',
    error: 'Otra persona ya tiene este nombre.',
    close: 'Cerrar',
  },
} as const

export type Samples = (typeof SAMPLES)['en' | 'es']

export interface SampleProps {
  readonly words: Samples
}

/** What marks one player's cap from another's: told apart by shape as well as by colour. */
export interface PlayerColour {
  readonly name: 'vermilion' | 'sky' | 'taxi' | 'park' | 'violet' | 'rose' | 'lime' | 'rust'
  /** The rim's paint, as CSS colours: as it is, in the light, in the shade. */
  readonly paint: string
  readonly light: string
  readonly shade: string
  readonly mark: 'disc' | 'cross' | 'triangle' | 'bars' | 'star' | 'diamond' | 'ring' | 'chevrons'
}

const vermilion: PlayerColour = {
  name: 'vermilion',
  paint: '#e2532f',
  light: '#ff9a72',
  shade: '#7e2412',
  mark: 'disc',
}

/**
 * Chosen to differ for every kind of colour vision, in hue and in lightness, and from chalk and asphalt. The first four
 * are the furthest apart: they go by the turn order where nobody chooses.
 */
export const PLAYER_COLOURS: readonly PlayerColour[] = [
  vermilion,
  { name: 'sky', paint: '#3f9fe0', light: '#a5dbff', shade: '#164a78', mark: 'cross' },
  { name: 'taxi', paint: '#f3c22e', light: '#fff0a3', shade: '#8a6208', mark: 'triangle' },
  { name: 'park', paint: '#1fa37a', light: '#83e6c4', shade: '#0a4f3b', mark: 'bars' },
  { name: 'violet', paint: '#8f5be0', light: '#cfb0ff', shade: '#432079', mark: 'star' },
  { name: 'rose', paint: '#f58fba', light: '#ffd3e4', shade: '#963a63', mark: 'diamond' },
  { name: 'lime', paint: '#b7dd3f', light: '#e6ff9c', shade: '#5c7411', mark: 'ring' },
  { name: 'rust', paint: '#a3552b', light: '#e09a6c', shade: '#4f230c', mark: 'chevrons' },
]

/** The colour with this index, taken modulo their number. */
export const playerColour = (index: number): PlayerColour =>
  PLAYER_COLOURS[((index % PLAYER_COLOURS.length) + PLAYER_COLOURS.length) % PLAYER_COLOURS.length] ??
  vermilion

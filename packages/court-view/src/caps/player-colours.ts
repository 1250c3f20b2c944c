/** What marks one player's cap from another's: told apart by shape as well as by colour. */
export interface PlayerColour {
  readonly name: string
  /** The rim's paint, as CSS colours: as it is, in the light, in the shade. */
  readonly paint: string
  readonly light: string
  readonly shade: string
  readonly mark: 'disc' | 'cross' | 'triangle' | 'bars'
}

const vermilion: PlayerColour = {
  name: 'vermilion',
  paint: '#e2532f',
  light: '#ff9a72',
  shade: '#7e2412',
  mark: 'disc',
}

/** Chosen to differ for every kind of colour vision, in hue and in lightness, and from chalk and asphalt. */
export const PLAYER_COLOURS: readonly PlayerColour[] = [
  vermilion,
  { name: 'sky', paint: '#3f9fe0', light: '#a5dbff', shade: '#164a78', mark: 'cross' },
  { name: 'taxi', paint: '#f3c22e', light: '#fff0a3', shade: '#8a6208', mark: 'triangle' },
  { name: 'park', paint: '#1fa37a', light: '#83e6c4', shade: '#0a4f3b', mark: 'bars' },
]

/** The colour with this index, taken modulo their number. */
export const playerColour = (index: number): PlayerColour =>
  PLAYER_COLOURS[((index % PLAYER_COLOURS.length) + PLAYER_COLOURS.length) % PLAYER_COLOURS.length] ??
  vermilion

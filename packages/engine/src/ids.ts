declare const brand: unique symbol

/** A primitive that must not be mixed up with others of its kind. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }

/** A player's place at the table: 0 flicks first (R2.3). It indexes every list that is in seat order. */
export type Seat = Brand<number, 'Seat'>
/** A moment in epoch milliseconds, always given from outside: the engine reads no clock. */
export type Millis = Brand<number, 'Millis'>
/** Counts flicks and turns lost to the clock, from 0. The next one to be decided has the match's own `ply`. */
export type Ply = Brand<number, 'Ply'>
/** 128 random bits as 32 hexadecimal digits, chosen by the client that flicked. */
export type ShotId = Brand<string, 'ShotId'>
/** 128 bits as 32 hexadecimal digits, from which all chance of a match is drawn. */
export type Seed = Brand<string, 'Seed'>
/** 64 bits as 16 hexadecimal digits over a match's state. */
export type StateHash = Brand<string, 'StateHash'>

export const seatAt = (place: number): Seat => place as Seat
export const millis = (value: number): Millis => value as Millis
export const plyOf = (value: number): Ply => value as Ply

const hexadecimal = (digits: number) => new RegExp(`^[0-9a-f]{${String(digits)}}$`)
const isHex128 = (text: string): boolean => hexadecimal(32).test(text)

/** The text as a shot's id, or null when it is not 32 lower-case hexadecimal digits. */
export const shotIdOf = (text: string): ShotId | null => (isHex128(text) ? (text as ShotId) : null)
/** The text as a seed, or null when it is not 32 lower-case hexadecimal digits. */
export const seedOf = (text: string): Seed | null => (isHex128(text) ? (text as Seed) : null)

/** Stands where a match's seed is not told yet. */
export const UNTOLD_SEED = '0'.repeat(32) as Seed

/** Two 32-bit words, of whatever sign, as a state hash. */
export const stateHashOf = (high: number, low: number): StateHash =>
  (wordDigits(high) + wordDigits(low)) as StateHash

const wordDigits = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
/** The id of a shot that no client sent: a number from 0, written as 32 digits. */
export const numberedShotId = (number: number): ShotId => number.toString(16).padStart(32, '0') as ShotId
/** The text as a state's hash, or null when it is not 16 lower-case hexadecimal digits. */
export const readStateHash = (text: string): StateHash | null =>
  hexadecimal(16).test(text) ? (text as StateHash) : null

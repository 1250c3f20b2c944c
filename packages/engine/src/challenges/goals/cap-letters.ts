import type { Seat } from '../../ids.ts'
import { letterSeat } from '../../notation/seat-letter.ts'
import { listOf, textAs, type Decoder } from '../../replay/codec/decoder.ts'
import { YOU, type LevelTable } from '../level-table.ts'

/** A cap by its seat's letter: the person's is A. */
export const capLetter: Decoder<Seat> = textAs(letterSeat)

/** Several of them. */
export const capLetters: Decoder<readonly Seat[]> = listOf(capLetter, 26)

/** Whether each of the seats has a cap of its own on the table that is not the person's, and there is one at least. */
export const areOthers = (seats: readonly Seat[], { caps }: LevelTable): boolean =>
  seats.length > 0 &&
  new Set(seats).size === seats.length &&
  seats.every((seat) => seat !== YOU && seat < caps.length)

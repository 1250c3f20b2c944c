/** Signs that are not seen but turn the writing of all that follows, or are no writing at all. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name without the signs that nobody sees. */
export const asWritten = (name: string): string => name.replace(UNSEEN, '').trim()

/** The longest name that there is room for, in code points: no account and no person at a device has a longer one. */
const LONGEST = 20

/** A name that nobody has checked, from a file for example, as it may be shown. */
export const seenName = (name: string): string => {
  const signs = Array.from(asWritten(name))
  return signs.length <= LONGEST ? signs.join('') : `${signs.slice(0, LONGEST - 1).join('')}…`
}

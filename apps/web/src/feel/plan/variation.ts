/** From −1 to 1, by the number itself: nothing is left to chance, and yet no two shots sound alike. */
export const variation = (number: number): number => {
  const mixed = Math.imul(Math.round(number * 1000) ^ 0x5bd1e995, 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2_147_483_648 - 1
}

import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again, `every` ms, until the answer is yes; answers no when that took longer than `within` ms. */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  { within, every = 50 }: { readonly within: number; readonly every?: number },
): Promise<boolean> {
  const end = performance.now() + within
  while (performance.now() < end) {
    if (await isSo()) return true
    await sleep(every)
  }
  return false
}

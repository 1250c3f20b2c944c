import type { Serwist } from '@serwist/window'
import { WORKER_ADDRESS } from './worker-file.ts'

/** How often a page that stays open asks for a newer version, at most, ms. */
const ASK_EVERY = 1_800_000

/** The page's end of its worker: whether a newer version waits, and the word that lets it in. */
class WorkerLine {
  readonly #listeners = new Set<() => void>()
  #worker: Serwist | null = null
  #isOpen = false
  #hasNewer = false
  #askedAt = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether a newer version waits for this one's pages to go. */
  readonly hasNewer = (): boolean => this.#hasNewer

  /** Once a page; a browser that can't is left as it is. */
  open(): void {
    if (this.#isOpen || !('serviceWorker' in navigator)) return
    this.#isOpen = true
    this.#askedAt = Date.now()
    // a browser that refuses (private windows of some) has no pages without a connection, and all else
    this.#register().catch(() => undefined)
  }

  async #register(): Promise<void> {
    // what makes pages appear comes first
    const { Serwist } = await import('@serwist/window')
    const worker = new Serwist(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' })
    worker.addEventListener('waiting', () => this.#show(true))
    await worker.register()
    this.#worker = worker
  }

  /** Asks for a newer version where the last time is long ago. */
  look(): void {
    if (this.#worker === null || Date.now() - this.#askedAt < ASK_EVERY) return
    this.#askedAt = Date.now()
    this.#worker.update().catch(() => undefined)
  }

  /** Lets the newer version in and opens this page anew by it; other pages stay as they are. */
  takeNewer(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#worker?.messageSkipWaiting()
  }

  /** Not now: with the next start it comes by itself. */
  putOff(): void {
    this.#show(false)
  }

  #show(hasNewer: boolean): void {
    this.#hasNewer = hasNewer
    for (const listener of this.#listeners) listener()
  }
}

/** This page's. */
export const workerLine = new WorkerLine()

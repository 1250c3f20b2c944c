import type { ShownShot } from './shown-shot.ts'

type Launch = (shot: ShownShot) => void

/** Starts a shot that was made ready on all layers of a court, within the event that lets go and before anybody is told. */
export class Launcher {
  readonly #layers = new Set<Launch>()

  /** Has a layer start its part, until the returned function is called. */
  add(layer: Launch): () => void {
    this.#layers.add(layer)
    return () => void this.#layers.delete(layer)
  }

  launch(shot: ShownShot): void {
    for (const layer of this.#layers) layer(shot)
  }
}

/** What a browser hands over that would put the site on the home screen. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** The browser's offer to install the site, kept until somebody wants it; the browser's own banner stays away. */
class InstallOffer {
  readonly #listeners = new Set<() => void>()
  #prompt: InstallPrompt | null = null
  #isListening = false

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether this browser offers it, now. */
  readonly isThere = (): boolean => this.#prompt !== null

  /** Once a page, as soon as it can. */
  listen(): void {
    if (this.#isListening) return
    this.#isListening = true
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#change(isPrompt(event) ? event : null)
    })
    addEventListener('appinstalled', () => this.#change(null))
  }

  /** Lets the browser ask. An offer is good for one time. */
  take(): void {
    const prompt = this.#prompt
    this.#change(null)
    void prompt?.prompt()
  }

  #change(prompt: InstallPrompt | null): void {
    this.#prompt = prompt
    for (const listener of this.#listeners) listener()
  }
}

/** This page's. */
export const installOffer = new InstallOffer()

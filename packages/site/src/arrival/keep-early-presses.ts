/**
 * Keeps what is pressed and sent on a page before it is alive, and does it again, in order, when the event `alive` comes.
 * Links, and forms that say where they go (`action`), do without: they are the browser's own. It is sent to the browser as
 * text, ahead of the page, so it may name nothing from outside itself.
 */
export const keepEarlyPresses = (alive: string): void => {
  const asleep = new AbortController()
  const pressed: (() => void)[] = []
  const keep = (event: Event, again: () => void): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(again)
  }
  const keepPress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null || (button.type === 'submit' && button.form?.hasAttribute('action') === true)) return
    keep(event, () => {
      if (!button.isConnected) return
      // tabs listen to this one
      button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      button.click()
    })
  }
  const keepSending = (event: Event): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    keep(event, () => {
      if (form.isConnected) form.requestSubmit()
    })
  }
  const untilAlive = { capture: true, signal: asleep.signal }
  document.addEventListener('click', keepPress, untilAlive)
  document.addEventListener('submit', keepSending, untilAlive)
  const comeAlive = (): void => {
    asleep.abort()
    for (const again of pressed) again()
  }
  window.addEventListener(alive, comeAlive, { once: true })
}

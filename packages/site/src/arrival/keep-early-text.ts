/**
 * Keeps what is typed into fields of a page before it is alive, and tells the page of it when the event `alive` comes. It is
 * sent to the browser as text, ahead of the page, so it may name nothing from outside itself.
 */
export const keepEarlyText = (alive: string): void => {
  type Field = HTMLInputElement | HTMLTextAreaElement
  const typed = new Map<Field, string>()
  const keepText = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !target.matches('[type=checkbox], [type=radio], [type=file]'))
      typed.set(target, target.value)
  }
  const typeAgain = (text: string, field: Field): void => {
    // React compares with the last value that was set on the element itself, and takes no notice of the same
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const comeAlive = (): void => {
    document.removeEventListener('input', keepText, true)
    typed.forEach(typeAgain)
  }
  document.addEventListener('input', keepText, true)
  window.addEventListener(alive, comeAlive, { once: true })
}

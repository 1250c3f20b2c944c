/** Whether something was handed on, the person wanted it no more, or this device can't do it. */
export type HandedOn = 'done' | 'cancelled' | 'failed'

const isChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Copies a text. There is no clipboard without https or leave. */
export const copyText = async (text: string): Promise<HandedOn> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    // Told to the person, who may mark and copy it by hand elsewhere.
    return 'failed'
  }
}

/** Lets the browser save a file where it saves files. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads it after the click: it is let go of when that is surely done.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, KEPT_FOR)
}

/** ms */
const KEPT_FOR = 60_000

/** Whether the device has a sheet of its own by which things are handed to others. */
export const mayShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Hands a file on by the device's own sheet; where that takes no files, the link. */
export const shareGame = async (file: File, title: string, url: string): Promise<HandedOn> => {
  // Some sheets take files of few kinds only: plain text is among them.
  const plain = new File([file], `${file.name}.txt`, { type: 'text/plain' })
  const offers = [
    { files: [file], title },
    { files: [plain], title },
  ]
  const offer = offers.find((each) => 'canShare' in navigator && navigator.canShare(each)) ?? { title, url }
  try {
    await navigator.share(offer)
    return 'done'
  } catch (error) {
    return isChange(error) ? 'cancelled' : 'failed'
  }
}

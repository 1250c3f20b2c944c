import { expect, type Locator, type Page } from '@playwright/test'

/** A file as somebody has it on their device. */
export interface GivenFile {
  readonly name: string
  readonly bytes: Buffer
}

/** /replays/open: a replay from a file, a link or a text, read on the device. */
export class OpenReplayPage {
  readonly page: Page
  /** Why what was given can't be opened: `data-fault` is the word for it. */
  readonly fault: Locator
  /** The game that was opened. */
  readonly opened: Locator

  constructor(page: Page) {
    this.page = page
    this.fault = page.locator('[data-fault]')
    this.opened = page.locator('[data-opened]')
  }

  async open(): Promise<void> {
    await this.page.goto('/replays/open')
    await expect(this.page.getByRole('heading', { name: 'Open a replay' })).toBeVisible()
  }

  async choose({ name, bytes }: GivenFile): Promise<void> {
    const mimeType = 'application/octet-stream'
    await this.page.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer: bytes })
  }

  async paste(text: string): Promise<void> {
    await this.page.getByLabel('Or paste its link or text').fill(text)
    await this.page.getByRole('button', { name: 'Open', exact: true }).click()
  }

  /** Puts what was opened away. */
  async openOther(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open another' }).click()
    await expect(this.opened).toBeHidden()
  }

  /** Drags a file from the desk over the page, looks at what is said, and drops it. */
  async drop({ name, bytes }: GivenFile): Promise<void> {
    const carried = await this.page.evaluateHandle(
      ({ label, digits }) => {
        const content = Uint8Array.from(atob(digits), (byte) => byte.charCodeAt(0))
        const transfer = new DataTransfer()
        transfer.items.add(new File([content], label))
        return transfer
      },
      { label: name, digits: bytes.toString('base64') },
    )
    const body = this.page.locator('body')
    await body.dispatchEvent('dragenter', { dataTransfer: carried })
    await body.dispatchEvent('dragover', { dataTransfer: carried })
    await expect(this.page.getByText('Drop the replay here')).toBeVisible()
    await body.dispatchEvent('drop', { dataTransfer: carried })
    await expect(this.page.getByText('Drop the replay here')).toBeHidden()
  }
}

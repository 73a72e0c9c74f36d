/** The identity screen, as a person goes through it. */
import type { Page } from '@playwright/test'
import { sharpPhoto } from '../support/photo.ts'
import { expect } from '../support/test.ts'

type Part = 'front' | 'back' | 'selfie'

export class Identity {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async choose(document: string): Promise<void> {
    await this.page.getByRole('radio', { name: document }).check({ force: true })
  }
  part(part: Part) {
    return this.page.locator('.identity-part').filter({ has: this.page.locator(`input[data-part=${part}]`) })
  }
  /** A file from the device, which may be unreadable. */
  async give(part: Part, photo: ReturnType<typeof sharpPhoto> = sharpPhoto(`${part}.png`)): Promise<void> {
    await this.page.locator(`input[data-part=${part}]`).setInputFiles(photo)
  }
  async sent(part: Part): Promise<void> {
    await expect(this.part(part).getByText('Photo uploaded')).toBeVisible()
  }
  async giveAll(parts: readonly Part[] = ['front', 'back', 'selfie']): Promise<void> {
    for (const part of parts) {
      await this.give(part)
      await this.sent(part)
    }
  }
  async verify(): Promise<void> {
    await this.page.getByRole('button', { name: 'Verify my identity' }).click()
  }
  /** Whatever is asked, with a license that can be read. */
  async show(): Promise<void> {
    await this.choose('Driver’s license')
    await this.giveAll()
    await this.verify()
  }
}

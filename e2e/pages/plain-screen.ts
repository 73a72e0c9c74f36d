/** A screen that the frame makes of an item's schema. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

export class PlainScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** The one main button, whatever its effect is called. */
  private main() {
    return this.page.locator('.ui-submit button').first()
  }
  /** By the developers' toolbar, which stays open until the page is loaded again. */
  async fillWithExample(): Promise<void> {
    const fill = this.page.getByRole('button', { name: 'Fill with example' })
    await this.main().waitFor()
    // The toolbar's code comes after the page can be used; until then nothing listens to the keys.
    await expect(async () => {
      if (!(await fill.isVisible())) await this.page.keyboard.press('Shift+Alt+X')
      await expect(fill).toBeVisible({ timeout: 500 })
    }).toPass()
    await fill.click()
  }
  async continue(): Promise<void> {
    await this.main().click()
  }
}

/** Meeting the notary: the borrower's screens, and the room of the sandbox's notary. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

export class Notary {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** On notary/reserve-manual: the first place, the first day, the first time. */
  async reserveInPerson(): Promise<void> {
    const { page } = this
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await page.waitForURL(/\/notary\/schedule-manual/)
    await this.chooseTime()
    await page.waitForURL(/\/notary\/reserve-manual/)
    await expect(page.getByRole('heading', { level: 1, name: /^Your (notary appointment|appointment to sign)$/ })).toBeVisible()
  }
  /** On notary/schedule-manual. */
  async chooseTime(day = 1): Promise<void> {
    const { page } = this
    await page.getByLabel('Which day suits you?').selectOption({ index: day })
    await page.getByRole('radio', { name: /^9:00 AM/ }).check()
    await page.getByRole('button', { name: 'Reserve this time' }).click()
  }
  /** On notary/intro, for a notary who is met at once. */
  async meetNow(): Promise<void> {
    const { page } = this
    if (await page.getByRole('radio', { name: /^Online, by video/ }).isVisible())
      await page.getByRole('radio', { name: /^Online, by video/ }).check()
    await page.getByLabel('Which state will you be in?').selectOption('CO')
    await page.getByLabel('Which day suits you?').selectOption('NOW')
    await page.getByRole('button', { name: 'Meet a notary' }).click()
    await page.getByRole('link', { name: 'Go to the session' }).click()
    await page.waitForURL(/\/notary\/session/)
  }
  /** From the session's page into the room. */
  async enter(name: 'Enter the session' | 'Go back into the session' = 'Enter the session'): Promise<void> {
    await this.page.getByRole('button', { name }).click()
    await this.page.waitForURL(/\/sandbox\/notary/)
  }
  async press(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('button', { name, exact: true }).click()
  }
}

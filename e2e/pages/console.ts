/** The operators' application. */
import type { Locator, Page } from '@playwright/test'
import { productDay } from '../support/operator.ts'
import { smallPicture } from '../support/photo.ts'
import { expect } from '../support/test.ts'

/** Of the demo's log-ins. */
const STAFF_PASSWORD = 'Hearthline-demo1!'

export class Console {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async signIn(
    who: 'operator' | 'underwriter' | 'closer' | 'funder' | 'auditor' | 'administrator' | 'platform' = 'operator',
    at = 'hearthline.example',
    org?: string,
  ): Promise<void> {
    await this.page.goto(org === undefined ? '/console' : `/console?org=${org}`)
    await this.give(`${who}@${at}`)
    await this.queue().waitFor()
  }
  /** Whoever sends applicants; their area follows. */
  async signInAsAgent(who: 'originator' | 'broker'): Promise<void> {
    await this.page.goto('/console')
    await this.give(`${who}@hearthline.example`)
  }
  private async give(email: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    // As a demo account may; second-step.spec.ts takes the second step.
    await this.page.getByRole('button', { name: 'Skip on this sandbox' }).click()
  }
  queue(): Locator {
    return this.page.getByRole('heading', { level: 2, name: /Needs review/ })
  }
  row(uuid: string): Locator {
    return this.page.locator(`[data-row="${uuid}"]`)
  }
  /** The row that is marked as open. */
  marked(): Locator {
    return this.page.locator('.queue-row[aria-current="page"]')
  }
  async open(uuid: string): Promise<void> {
    await this.page.goto(`/console/applications/${uuid}`)
    await this.page.locator('#application-title').waitFor()
  }
  part(name: string): Locator {
    return this.page.getByRole('region', { name })
  }
  reason(): Locator {
    return this.page.getByLabel('Reason')
  }
  async accept(reason: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await this.reason().fill(reason)
    await this.page.getByRole('button', { name: 'Accept and record' }).click()
    await expect(this.page.locator('.notice')).toContainText('Accepted')
  }
  /** Settles any other wait by the form of its schema. */
  async record(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Fill with the example' }).click()
    await this.reason().fill(reason)
    await this.page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(this.page.locator('.notice')).toContainText('Recorded')
  }
  /** A signing before a notary of the home's state, with a picture of the deed. */
  async recordSigning(reason: string, state = 'CA'): Promise<void> {
    await this.page.getByRole('button', { name: 'Fill with the example' }).click()
    await this.page.getByLabel('Day of the signing').fill(await productDay(new URL(this.page.url()).origin))
    await this.page.getByLabel('State of the commission').selectOption(state)
    await this.page.getByLabel('If before the booked day: why').fill('The notary came earlier.')
    const picture = { name: 'deed.png', mimeType: 'image/png', buffer: smallPicture('deed.png') }
    const fields = this.page.locator('.report-field')
    await fields.filter({ hasText: 'Scan of the signed deed' }).locator('input[type=file]').setInputFiles(picture)
    await expect(fields.getByRole('button', { name: 'Remove deed.png' })).toBeVisible()
    await this.recordOffice()
    await this.reason().fill(reason)
    await this.page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(this.page.locator('.notice')).toContainText('Recorded')
  }
  /** Where everything is signed at an office: what each person signed there. */
  private async recordOffice(): Promise<void> {
    const office = this.page.getByRole('group', { name: 'Documents signed at the office' })
    if (!(await office.isVisible())) return
    await office.getByLabel('Address of the office').fill('200 Congress Avenue, Austin, TX 78701')
    const signers = office.locator('fieldset.deliveries')
    for (let index = 0; index < (await signers.count()); index++) {
      const name = `signed-${index}.png`
      const field = signers.nth(index).locator('.report-field').first()
      await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: smallPicture(name) })
      await expect(signers.nth(index).getByRole('button', { name: `Remove ${name}` })).toBeVisible()
      // Asked again of whoever said that they are unmarried: the law asks an owner's spouse.
      const married = signers.nth(index).getByLabel('Marital status')
      if (await married.isVisible()) await married.selectOption({ label: 'Unmarried' })
    }
  }
  async moveTime(days: number): Promise<void> {
    await this.page.getByRole('button', { name: /Sandbox time/i }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Sandbox time' })
    await dialog.getByLabel('Days forward').fill(String(days))
    await dialog.getByRole('button', { name: 'Move forward' }).click()
    await expect(dialog.getByLabel('Days forward')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
}

/** The questions behind the offer, answered as a person would: by the labels on the screen. */
import { expect, type Page } from '@playwright/test'
import { readThrough } from '../support/read-through.ts'
import { Bank } from './bank.ts'
import { Identity } from './identity.ts'
import { Income } from './income.ts'

const NOT_PROVIDED = 'I do not wish to provide this information'

export class ApplicationForms {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  private async pick(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label, exact: true }).check()
  }
  private async tick(label: string | RegExp): Promise<void> {
    await this.page.getByRole('checkbox', { name: label }).check()
  }
  private async type(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(text)
  }

  /** The number, and the code that came to it: in the sandbox the number's last six digits. */
  async contact(phoneNumber = '4155550132'): Promise<void> {
    await this.type('Phone number', phoneNumber)
    await this.page.getByRole('button', { name: 'Send code' }).click()
    await this.type('Code', phoneNumber.slice(-6))
    await this.continue()
  }
  /** One question after another. */
  async profile(): Promise<void> {
    for (const label of ['Unmarried', 'Only me', 'US citizen', 'Home improvement']) {
      await this.pick(label)
      await this.continue()
    }
    await this.tick(/^When I submit my application/)
    await this.continue()
    await this.type('Social Security number', '523-45-6781')
    await this.continue()
  }
  async monitoring(): Promise<void> {
    for (const group of ['Ethnicity', 'Race', 'Sex'])
      await this.page.getByRole('group', { name: group }).getByRole('checkbox', { name: NOT_PROVIDED }).check()
    await this.continue()
  }
  /** To their end. */
  async readDocuments(): Promise<void> {
    for (const title of ['Your application disclosures', 'Your application summary']) {
      await this.page.getByRole('button', { name: `Read ${title}` }).click()
      const close = this.page.getByRole('button', { name: `Close ${title}` })
      // Where the one before it was open, it closes: the reader still has the one that they opened before them.
      await this.page.locator('[data-document-part=shown]').first().waitFor()
      await expect(close).toBeInViewport()
      await readThrough(this.page, this.page.locator('.ui-card').filter({ has: close }).getByText('Read', { exact: true }))
    }
  }
  async submit(): Promise<void> {
    await this.readDocuments()
    await this.tick(/I submit my application$/)
    await this.page.getByRole('button', { name: 'Submit application' }).click()
  }
  async income(): Promise<void> {
    const income = new Income(this.page)
    await income.payroll()
    await income.continue()
  }
  async disburse(): Promise<void> {
    const bank = new Bank(this.page)
    await bank.toNumbers()
    await bank.type({ routingNumber: '121000358', accountNumber: '000123456789' })
    await bank.verify()
  }
  async autopay(): Promise<void> {
    await new Bank(this.page).payAutomatically()
  }
  async identity(): Promise<void> {
    await new Identity(this.page).show()
  }
  async floodInsurance(): Promise<void> {
    await this.page.getByLabel(/^I received the notice/).check()
    await this.page.getByRole('radio', { name: /^Ask my agent/ }).check()
    await this.type('Agent or agency', 'Alder Insurance Agency')
    await this.type('Their phone', '9165550147')
    await this.continue()
  }
}

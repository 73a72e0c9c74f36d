/** Showing income: the list of sources, a provider's page, and the way on. */
import type { Page } from '@playwright/test'
import { arrived } from '../support/arrived.ts'

const REVIEW = { path: '/income/review', heading: 'Verify your income' } as const

export class Income {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  private async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }
  /** From the list to the provider's page. */
  async open(way: string, connect: string): Promise<void> {
    await this.press(new RegExp(`^${way}`))
    await this.press(connect)
    await this.page.waitForURL(/\/sandbox\/income/)
  }
  /** Through the sandbox's page, as a person who knows the password. */
  async signInAt(payer: string): Promise<void> {
    await this.press(payer)
    await this.page.getByRole('textbox', { name: 'User name' }).fill('user_good')
    await this.page.getByLabel('Password').fill('pass_good')
    await this.press('Continue')
    await this.page.getByRole('textbox', { name: 'Six-digit code' }).fill('123456')
    await this.press('Continue')
  }
  /** Connects payroll, and comes back to the list with it verified. */
  async payroll(): Promise<void> {
    await this.open('Payroll account', 'Connect payroll')
    await this.signInAt('Harbor Foods')
    await this.verified()
  }
  async verified(): Promise<void> {
    await arrived(this.page, REVIEW)
    await this.page.getByText('Verified', { exact: true }).first().waitFor()
  }
  async continue(): Promise<void> {
    await this.press(/^(?:Continue|Send for review)/)
  }
}

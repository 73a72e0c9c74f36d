/** A screen on which something stands between the borrower and their offer: its question, its fields, what it refuses. */
import type { Locator, Page } from '@playwright/test'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { expect } from '../support/test.ts'

export class Branch {
  readonly page: Page
  readonly borrower: Borrower
  private constructor(page: Page, borrower: Borrower) {
    this.page = page
    this.borrower = borrower
  }

  /** Someone of this name who has applied, signed in, and opens their application: it leads them to the screen. */
  static async of(page: Page, url: string, lastName: string, path: string, org = 'HEARTH'): Promise<Branch> {
    const borrower = await borrowerOf(url, { lastName, org })
    await signIn(page, borrower)
    await page.goto(`/account/heloc/${borrower.uuid}?org=${org}`)
    const branch = new Branch(page, borrower)
    await branch.at(path)
    return branch
  }

  async at(path: string): Promise<void> {
    await arrived(this.page, { path })
  }
  async atOffer(): Promise<void> {
    await arrived(this.page, at.offer)
    await expect(this.page.getByRole('slider', { name: 'How much do you want to draw?' })).toBeVisible()
  }
  async asks(question: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(question)
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }
  async choose(label: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: label }).check()
  }
  /** The summary on top says what to fix, and the first field to fix has the focus. */
  async refuses(message: string | RegExp): Promise<void> {
    const summary = this.page.locator('.ui-summary')
    await expect(summary).toContainText(message)
    await expect(this.page.locator('[data-invalid] :focus').first()).toBeVisible()
  }
}

/** The bank's screens, as a person goes through them. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { Identity } from './identity.ts'
import { PlainScreen } from './plain-screen.ts'

export interface TypedAccount {
  readonly routingNumber: string
  readonly accountNumber: string
  readonly accountType?: 'Checking' | 'Savings'
}

export const OWN_ACCOUNT: TypedAccount = { routingNumber: '121000358', accountNumber: '0009992468' }

const isBankPage = (page: Page): boolean => /\/bank\/[a-z-]+$/.test(new URL(page.url()).pathname)

export class Bank {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** The sandbox aggregator's own page, from the bank to the account. */
  async linkAt(bank: string, { code, account = 'Everyday Checking' }: { code?: string; account?: string } = {}): Promise<void> {
    await this.page.getByRole('button', { name: /^Link (your bank|the other account)$/ }).click()
    await this.page.getByRole('button', { name: bank, exact: true }).click()
    await this.page.getByLabel('User name').fill('user_good')
    await this.page.getByLabel('Password').fill('pass_good')
    await this.page.getByRole('button', { name: 'Sign in' }).click()
    if (code !== undefined) {
      await this.page.getByLabel('Code').fill(code)
      await this.page.getByRole('button', { name: 'Continue' }).click()
    }
    await this.page.getByLabel(account).check()
    await this.page.getByRole('button', { name: 'Link account' }).click()
  }

  async toNumbers(): Promise<void> {
    await this.page.getByRole('link', { name: 'Enter account numbers' }).click()
    await expect(this.page.getByLabel('Routing number')).toBeVisible()
  }

  async type({ routingNumber, accountNumber, accountType = 'Checking' }: TypedAccount, again = accountNumber): Promise<void> {
    await this.page.getByLabel('Routing number').fill(routingNumber)
    await this.page.getByLabel('Account number', { exact: true }).fill(accountNumber)
    await this.page.getByLabel('Account number again', { exact: true }).fill(again)
    await this.page.getByRole('radio', { name: accountType }).check()
  }

  async verify(): Promise<void> {
    await this.page.getByRole('button', { name: 'Verify account' }).click()
  }

  /** Automatic payments from the same account, confirmed on the page after. */
  async payAutomatically(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Automatic payments' }).check()
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click()
    await this.authorize()
  }

  async authorize(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Is this right?')
    await this.page.getByRole('checkbox', { name: /^I authorize / }).check()
    await this.page.getByRole('button', { name: 'Authorize payments' }).click()
  }
}

/** Whatever page is open, answered with the example; the bank's pages and the identity's as a person would, until they are past. */
export async function answerWithExample(page: Page): Promise<void> {
  // The organization may stand behind the path.
  const { pathname: at } = new URL(page.url())
  if (at.endsWith('/identity')) {
    await new Identity(page).show()
    return
  }
  if (!isBankPage(page)) {
    const screen = new PlainScreen(page)
    await screen.fillWithExample()
    await screen.continue()
    return
  }
  const bank = new Bank(page)
  if (at.endsWith('/bank/autopay')) {
    await bank.payAutomatically()
    await page.waitForURL(({ pathname }) => !pathname.includes('/bank/'), { timeout: 45_000 })
    return
  }
  await bank.toNumbers()
  await bank.type(OWN_ACCOUNT)
  await bank.verify()
  await page.waitForURL(({ pathname }) => !/\/bank\/(manual-)?disburse$/.test(pathname), { timeout: 45_000 })
}

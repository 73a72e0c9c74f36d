/** The pages of someone who signs beside the borrower, as they go through them. */
import type { Page } from '@playwright/test'
import { arrived } from '../support/arrived.ts'
import { mailsFor } from '../support/mailbox.ts'
import { sharpPhoto } from '../support/photo.ts'
import { expect } from '../support/test.ts'
import { Identity } from './identity.ts'
import { agree, part, read } from './signing.ts'

export interface SignerName {
  readonly firstName: string
  readonly lastName: string
}

export class Signer {
  readonly page: Page
  readonly url: string
  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** By the code that was mailed. */
  async signIn(email: string): Promise<void> {
    const codes = async () => (await mailsFor(this.url, email)).filter(({ subject }) => subject === 'Your sign-in code')
    const before = (await codes()).length
    await this.page.goto('/account/heloc/heloc-signer')
    await arrived(this.page, { path: '/heloc-signer/login' })
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(async () => (await codes()).length).toBeGreaterThan(before)
    await this.page.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec((await codes())[0]!.body)![0])
    await this.page.getByRole('button', { name: 'Sign in' }).click()
  }

  /** Of several at one email. */
  async continueAs({ firstName, lastName }: SignerName): Promise<void> {
    await this.page.getByRole('link', { name: `Continue as ${firstName} ${lastName}` }).click()
  }

  async introduce({ firstName, lastName }: SignerName, born: { month: string; day: string; year: string }): Promise<void> {
    await arrived(this.page, { path: '/heloc-signer/intro', heading: 'Before you sign' })
    await this.page.getByLabel('First name').fill(firstName)
    await this.page.getByLabel('Last name').fill(lastName)
    await this.page.getByLabel('Month').fill(born.month)
    await this.page.getByLabel('Day').fill(born.day)
    await this.page.getByLabel('Year').fill(born.year)
    // Where the law of the state has an owner's spouse sign.
    const unmarried = this.page.getByRole('radio', { name: 'Unmarried' })
    if (await unmarried.isVisible()) await unmarried.check()
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }

  /** With photos that are nobody else's. */
  async showIdentity({ firstName }: SignerName): Promise<void> {
    await arrived(this.page, { path: '/heloc-signer/identity', heading: 'Verify your identity' })
    const identity = new Identity(this.page)
    await identity.choose('Driver’s license')
    for (const side of ['front', 'back', 'selfie'] as const) {
      await identity.give(side, sharpPhoto(`${firstName}-${side}.png`))
      await identity.sent(side)
    }
    await identity.verify()
  }

  /** The consent, each document to its end, a typed signature, each place. */
  async sign(): Promise<void> {
    await arrived(this.page, { path: '/heloc-signer/sign', heading: 'Read your documents and sign' })
    await part(this.page, 'Agree to sign electronically')
    await agree(this.page)
    await read(this.page)
    await this.page.getByRole('button', { name: 'Use this signature' }).click()
    const finish = this.page.getByRole('heading', { level: 2, name: 'Finish' })
    const place = this.page.getByRole('button', { name: /^(Sign here|Put my initials here)$/ })
    for (let places = 0; places < 12; places++) {
      // Who owes nothing has no place in the agreement: they read it, and sign the deed before the notary.
      await expect(finish.or(place)).toBeVisible()
      if (await finish.isVisible()) break
      await place.click()
      await this.page.waitForTimeout(300)
    }
    await this.page.getByRole('button', { name: 'Finish signing' }).click()
    // The deed is left, which everyone who owns the home signs before a notary.
    await arrived(this.page, { path: '/heloc-signer/sign', heading: 'You sign the deed with a notary' })
  }

  /** From the first page to the last. */
  async doAll(name: SignerName, born: { month: string; day: string; year: string }): Promise<void> {
    await this.introduce(name, born)
    await this.showIdentity(name)
    await this.sign()
  }

  /** After the time to cancel, in their own name. */
  async confirmNotCanceled({ firstName, lastName }: SignerName): Promise<void> {
    await arrived(this.page, { path: '/heloc-signer/documents', heading: 'Your documents' })
    await this.page.getByRole('checkbox', { name: /^I did not cancel this line/ }).check()
    await this.page.getByLabel('Your full name, as your signature').fill(`${firstName} ${lastName}`)
    await this.page.getByRole('button', { name: 'Sign and confirm' }).click()
    await expect(this.page.getByText('You confirmed that you did not cancel')).toBeVisible()
  }

  /** To open it is its delivery. */
  async openNotice(): Promise<void> {
    await arrived(this.page, { path: '/heloc-signer/documents', heading: 'Your documents' })
    await this.page.getByRole('link', { name: 'Read Your right to cancel' }).click()
    await expect(this.page.getByRole('region', { name: /^Pages of/ })).toContainText('cancel', { timeout: 20_000 })
    await this.page.getByRole('link', { name: 'All documents' }).click()
    await expect(this.page.getByText('New', { exact: true })).toBeHidden()
  }
}

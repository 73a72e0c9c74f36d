/** The registration wizard, as a person sees it: labels, headings, buttons. */
import type { Locator, Page } from '@playwright/test'
import { arrived } from '../support/arrived.ts'
import { PASSWORD } from '../support/borrower.ts'
import { expect } from '../support/test.ts'

export interface Answers {
  readonly email: string
  readonly address?: string
  readonly lastName?: string
  readonly income?: string
  readonly birthdate?: readonly [month: string, day: string, year: string]
  readonly org?: string
  readonly query?: string
}

export const HEADINGS = [
  'Which home would you like to borrow against?',
  'Is this also where you live?',
  'Is this property currently for sale?',
  'What is your annual income?',
  'What is your legal name?',
  'When were you born?',
  'How can we reach you?',
  'Choose a password',
] as const

export const STEP_PATHS = [
  '',
  '/home-address',
  '/for-sale',
  '/annual-income',
  '/legal-name',
  '/birthdate',
  '/phone-and-email',
  '/set-password',
] as const

export const SUBMIT = /^(Continue|Check my rate|Apply Now)$/

export class Wizard {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }
  next(): Locator {
    return this.page.getByRole('button', { name: SUBMIT })
  }
  summary(): Locator {
    return this.page.locator('.ui-summary')
  }
  /** The message under a field or group. */
  async says(message: string): Promise<void> {
    await expect(this.summary()).toContainText(message)
  }

  async open({ org, query = '' }: Pick<Answers, 'org' | 'query'> = {}): Promise<void> {
    await this.page.goto(`/account/heloc/register-v2${org ? `?org=${org}` : '?'}${query}`)
    await expect(this.heading()).toHaveText(HEADINGS[0])
    await this.alive()
  }

  /** The first page is rendered ahead: until the scripts have come it shows, but nothing listens. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(() => {
      const form = document.querySelector('form')
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
    })
  }

  /** Types, and takes the first suggestion. */
  async address(text = '12 Alder Way, Sacramento, CA 95814'): Promise<void> {
    const box = this.page.getByLabel('Property address')
    await box.click()
    // The suggestions' code comes with the focus; what is typed before it is there opens no list.
    await expect(this.page.getByRole('combobox', { name: 'Property address' })).toBeVisible()
    await box.fill(text)
    await expect(this.page.getByRole('option').first()).toBeVisible()
    await this.page.keyboard.press('ArrowDown')
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('option')).toHaveCount(0)
  }
  /** By hand, in the fields. */
  async addressByHand(street: string, city: string, state: string, zip: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Enter it manually' }).click()
    await this.page.getByLabel('Street address').fill(street)
    await this.page.getByLabel('City').fill(city)
    await this.page.getByLabel('State').selectOption(state)
    await this.page.getByLabel('ZIP code').fill(zip)
  }
  async occupancy(label = 'I live here'): Promise<void> {
    await this.page.getByText(label, { exact: true }).click()
  }
  async property(address?: string): Promise<void> {
    await this.address(address)
    await this.occupancy()
    await this.continue(HEADINGS[1])
  }
  async home(): Promise<void> {
    await this.page.getByText('Yes, I live here').click()
    await this.next().click()
    await expect(this.heading()).toHaveText(/currently for sale/)
  }
  async forSale(): Promise<void> {
    await this.page.getByText('No', { exact: true }).click()
    await this.continue(HEADINGS[3])
  }
  async earns(income = '145000', employment = 'Employed full-time'): Promise<void> {
    await this.page.getByLabel('How do you earn this income?').selectOption({ label: employment })
    await this.page.getByLabel('Annual income', { exact: true }).fill(income)
  }
  async income(income?: string): Promise<void> {
    await this.earns(income)
    await this.continue(HEADINGS[4])
  }
  async name(lastName = 'Reyes'): Promise<void> {
    await this.page.getByLabel('First name').fill('Ana')
    await this.page.getByLabel('Last name').fill(lastName)
    await this.continue(HEADINGS[5])
  }
  async born(month: string, day: string, year: string): Promise<void> {
    await this.page.getByLabel('Month').fill(month)
    await this.page.getByLabel('Day').fill(day)
    await this.page.getByLabel('Year').fill(year)
  }
  async birthdate([month, day, year]: Answers['birthdate'] = ['05', '17', '1984']): Promise<void> {
    await this.born(month, day, year)
    await this.continue(HEADINGS[6])
  }
  async contact(email: string, phone = '4155550132'): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email)
    await this.page.getByLabel('Mobile phone').fill(phone)
    await this.continue(HEADINGS[7])
  }
  async password(password = PASSWORD): Promise<void> {
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByLabel('Password again').fill(password)
    await this.page.getByRole('checkbox', { name: /I agree to the/ }).check()
    await this.page.getByRole('checkbox', { name: /documents and notices/ }).check()
  }
  async continue(heading: string): Promise<void> {
    await this.next().click()
    await expect(this.heading()).toHaveText(heading)
  }

  /** All eight questions; the last button is not pressed yet. */
  async answerAll(answers: Answers, visit: (step: number) => Promise<void> = async () => undefined): Promise<void> {
    const { email, address, lastName, income, birthdate } = answers
    await this.open(answers)
    const steps = [
      () => this.property(address),
      () => this.home(),
      () => this.forSale(),
      () => this.income(income),
      () => this.name(lastName),
      () => this.birthdate(birthdate),
      () => this.contact(email),
    ]
    for (const [index, step] of steps.entries()) {
      await visit(index)
      await step()
    }
    await visit(steps.length)
    await this.password()
  }

  /** To the offers. */
  async checkRate(answers: Answers): Promise<void> {
    await this.answerAll(answers)
    await this.next().click()
    await arrived(this.page, { path: '/product/select', heading: /, you can borrow up to \$/ })
  }
}

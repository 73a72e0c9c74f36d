/** What insures and owns the home: the pages of a trust, and a flood policy. */
import type { Page } from '@playwright/test'
import { sharpPhoto } from '../support/photo.ts'
import { expect } from '../support/test.ts'

async function date(page: Page, within: string | undefined, [month, day, year]: readonly [string, string, string]): Promise<void> {
  const group = within === undefined ? page : page.getByRole('group', { name: within })
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Year').fill(year)
}

/** Waits until it has arrived, as a person does. */
async function upload(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} (optional)`, { exact: true }))
  await field.setInputFiles(sharpPhoto(name))
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/, uploaded/)
}

export class Trust {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** A revocable one with one trustee. */
  async show(trustee: string): Promise<void> {
    const { page } = this
    await date(page, undefined, ['5', '14', '2018'])
    await page.getByRole('radio', { name: /^Yes, it is revocable/ }).check()
    await page.getByLabel('Trustee', { exact: true }).fill(trustee)
    await upload(page, 'Pages of the trust', 'trust.png')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
}

export class FloodPolicy {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** One that is in force and large enough. */
  async show(): Promise<void> {
    const { page } = this
    const year = new Date().getFullYear()
    await page.getByRole('button', { name: 'Read the notice' }).click()
    await expect(page.getByText('Your home is in a special flood hazard area').first()).toBeVisible()
    await page.getByRole('radio', { name: /^I have the policy/ }).check()
    await date(page, 'First day of the policy', ['12', '31', String(year - 1)])
    await date(page, 'Last day of the policy', ['12', '31', String(year + 1)])
    await page.getByLabel('Insurance company').fill('Harbor Mutual')
    await page.getByLabel('Policy number').fill('FL-77')
    await page.getByLabel('Building coverage').fill('250000')
    await page.getByLabel('Deductible').fill('100')
    await upload(page, 'Declarations page', 'declarations.png')
    await page.getByLabel(/^I received the notice/).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
}

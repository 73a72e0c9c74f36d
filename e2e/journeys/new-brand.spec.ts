/** A partner is a folder: put one more beside the others, touch no code, and someone applies under its name. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, newEmail } from '../support/test.ts'

const OURS = fileURLToPath(new URL('../../brands', import.meta.url))

/** A lender no one has heard of, made as its administrator would: a copied folder, its own facts, words, colors, and drawings. */
function folderOfBrands(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'))
  cpSync(OURS, folder, { recursive: true })
  cpSync(join(folder, 'northgate'), join(folder, 'testbrook'), { recursive: true })
  const file = join(folder, 'testbrook', 'brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8'))
  brand.orgCode = 'TESTBROOK'
  delete brand.sample
  brand.orgBrand = 'Testbrook Savings'
  brand.names = { short: 'Testbrook Savings', legal: 'Testbrook Savings Bank of Oregon' }
  brand.hosts = ['testbrook.localhost']
  brand.look.light = { ...brand.look.light, action: '#7A2E0E', softAction: '#FBEDE6', onSoftAction: '#5C2008' }
  brand.look.typeFamily = 'system-serif'
  brand.company = {
    nmlsNumber: '123456',
    address: { street1: '1 Brook Street', city: 'Portland', state: 'OR', zip: '97201' },
    supportPhone: '888-555-0147',
    supportEmail: 'help@testbrook.example',
    ecoaAgency: 'FDIC',
    licensedStates: ['CA', 'OR'],
    licenseLines: { CA: 'California Financing Law License 60DBO-0000', OR: 'Oregon Mortgage Lending License ML-0000' },
    lenderImageKey: 'testbrook',
  }
  brand.lending.servedStates = ['CA', 'OR']
  brand.lending.lineMaximumCents = 10_000_000
  writeFileSync(file, JSON.stringify(brand))
  for (const [index, name] of ['logo', 'logo-dark', 'mark', 'mark-dark'].entries()) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" role="img"><rect width="${100 + index}" height="24" fill="#7A2E0E"/></svg>`
    writeFileSync(join(folder, 'testbrook', `${name}.svg`), drawing)
  }
  return folder
}

const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
  product: async ({}, use) => {
    const folder = folderOfBrands()
    const product = await startProduct({ HEARTHLINE_BRANDS: folder })
    await use(product)
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ product }, use) => use(product.url),
})

test('one more folder is one more lender: its name, colors and terms, from the first question to the offer', { tag: '@soak' }, async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email: newEmail(), org: 'TESTBROOK' }, async (step) => {
    if (step > 0) return
    await expect(page.getByRole('img', { name: 'Testbrook Savings' })).toBeVisible()
    await expect(page).toHaveTitle(/Testbrook Savings/)
    await expect(page.getByRole('contentinfo')).toContainText('Testbrook Savings Bank of Oregon')
    await expect(page.getByRole('contentinfo')).not.toContainText('sample lender')
    await expect(page.getByRole('banner')).toContainText('(888) 555-0147')
    const color = await wizard.next().evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(color).toBe('rgb(122, 46, 14)')
  })
  await wizard.next().click()
  await arrived(page, at.offer)
  await expect(page.getByRole('slider').first()).toBeVisible()
  // Its own maximum of 100,000 bounds what is offered.
  const most = await page.getByRole('slider').first().getAttribute('max')
  expect(Number(most)).toBeLessThanOrEqual(100_000)
})

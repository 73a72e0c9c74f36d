/** What people are told on the way in when something changes there: a lender that is withdrawn meanwhile, look-ups that have to wait, a link that names no one. */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { arrived, expectProblems, watchPage } from '../support/arrived.ts'
import { staffHeaders } from '../support/operator.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, newEmail } from '../support/test.ts'

const OURS = fileURLToPath(new URL('../../brands', import.meta.url))

interface Ways {
  readonly folder: string
  readonly product: Product
}

const test = base.extend<object, { ways: Ways }>({
  ways: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'brands-'))
      cpSync(OURS, folder, { recursive: true })
      const product = await startProduct({ HEARTHLINE_BRANDS: folder, RATE_LIMITS: 'on' })
      await use({ folder, product })
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ways }, use) => use(ways.product.url),
  page: async ({ page }, use) => {
    watchPage(page)
    await use(page)
  },
})

const LENDERS = [
  { org: 'NORTHGATE', name: 'Northgate', colorScheme: 'light' },
  { org: 'FACETSTONE', name: 'Facetstone', colorScheme: 'dark' },
] as const

/** A link of a partner's system of this lender. */
async function partnersLink(product: Product, org: string): Promise<string> {
  const call = async (path: string, body: object, bearer: string) =>
    (await (
      await fetch(product.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-org': org, authorization: bearer },
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, string>
  const { authorization = '' } = await staffHeaders(product.url)
  const named = { organizationCode: org, name: 'Alder loan system', scopes: ['prequalifications:write'] }
  const { secret } = await call('/console/api/v1/partner-credentials', named, authorization)
  const property = { street1: '48 Elm Street', city: 'Sacramento', state: 'CA', zip: '95816' }
  const applicant = { firstName: 'Rosa', lastName: 'Reyes', email: newEmail(), phoneNumber: '9165550122', property }
  const consentToContact = { agreed: true, at: '2025-11-20T10:00:00Z', words: 'I agree that you may contact me.' }
  const sent = { partnerName: 'Alder Home Loans', applicant, consentToContact }
  const { link = '' } = await call('/partner/api/v1/prequalifications', sent, `Bearer ${secret}`)
  return new URL(link).searchParams.get('prequalification') ?? ''
}

for (const { org, name, colorScheme } of LENDERS) {
  test(`${org}: a partner’s link opens behind an address from which others tried codes, and a code that has to wait says so and is kept`, {
    tag: '@soak',
  }, async ({ page, ways: { product } }) => {
    await page.emulateMedia({ colorScheme })
    const token = await partnersLink(product, org)
    const look = (code: string) =>
      fetch(`${product.url}/service-application/external/api/v1/offercode/${code}`, { headers: { 'x-org': org } })
    for (let tried = 0; tried < 21; tried += 1) await look(`GUESS${tried}`)
    expect((await look('MAIL2026')).status).toBe(429)
    expectProblems(page, /offercode/)
    const wizard = new Wizard(page)
    await wizard.open({ org, query: `&prequalification=${token}` })
    await expect(page.getByText('Alder Home Loans sent us your details')).toBeVisible()
    await expect(page.getByLabel('Property address')).toHaveValue('48 Elm Street, Sacramento, CA 95816')

    await wizard.open({ org, query: `&reservationCode=MAIL2026` })
    const note = page.getByRole('status').filter({ hasText: 'We couldn’t load your details just now' })
    await expect(note).toContainText(/Try again in \d+ minutes/)
    await expect(note).toContainText('We keep your link or code')
    await note.getByRole('button', { name: 'Try again' }).click()
    await expect(note.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await arrived(page, { path: '/account/heloc/register-v2', heading: HEADINGS[0] })
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '{}'))).toMatchObject({
      ...{ offerCode: 'MAIL2026', prequalification: token },
    })
  })

  test(`${org}: whoever is in the wizard when the lender is withdrawn reads so, and that no application was made`, {
    tag: '@soak',
  }, async ({ page, ways: { product, folder } }) => {
    await page.emulateMedia({ colorScheme })
    const wizard = new Wizard(page)
    await wizard.answerAll({ email: newEmail(), org })
    renameSync(join(folder, org.toLowerCase()), join(folder, `.${org.toLowerCase()}`))
    const isWithdrawn = async () => (await (await fetch(`${product.url}/org.json?org=${org}`)).text()).includes('"withdrawn":true')
    await expect.poll(isWithdrawn, { timeout: 75_000 }).toBe(true)
    expectProblems(page, /410/)
    await wizard.next().click()
    await arrived(page, {
      path: '/account/heloc/register-v2/set-password',
      heading: new RegExp(`${name}.* no longer takes applications here`),
    })
    await expect(page.getByText('No credit decision was made.')).toBeVisible()
    await expect(page.getByText('We made no application from what you entered')).toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toContainText('Approval is possible')
    await page.getByRole('link', { name: 'Sign in to your application' }).click()
    await arrived(page, { path: '/auth/login', heading: 'Sign in' })
    await expect(page.getByText('New here?')).toHaveCount(0)
  })
}

test('a lender that takes whom its loan officers send opens for no made-up one, and elsewhere that is said', { tag: '@soak' }, async ({
  page,
}) => {
  expectProblems(page, /\/lo\//)
  const stranger = '8d5c1c9a-3f0e-4f8e-9a39-5b1d2f0c7a11'
  const drawn: string[] = []
  await page.exposeFunction('heading', (text: string) => drawn.push(text))
  await page.addInitScript(() => {
    const tell = () => {
      const text = document.querySelector('h1')?.textContent
      if (text) (window as unknown as { heading: (text: string) => void }).heading(text)
    }
    new MutationObserver(tell).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/account/heloc/register?org=ROOKSTONE&referrer=${stranger}`)
  await arrived(page, { path: '/account/heloc/register-v2', heading: 'We are not accepting applications here' })
  await expect(page.getByText('Ask your loan officer for a new link.')).toBeVisible()
  expect([...new Set(drawn)].filter((heading) => heading !== 'One moment')).toEqual(['We are not accepting applications here'])

  const wizard = new Wizard(page)
  await wizard.open({ org: 'HEARTH', query: `&referrer=${stranger}` })
  await expect(page.getByText('We don’t know the loan officer in your link')).toBeVisible()
  await wizard.property()
})

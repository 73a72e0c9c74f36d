/** Every way in: letters, prescreened offers, referrals, affiliates, partners' links; each filled in to be confirmed, never skipped. */

import type { Page } from '@playwright/test'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { staffHeaders } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const REFERRAL = '10a4c0de-0000-4000-8000-00000000c001'

const begin = async (page: Page, query: string): Promise<Wizard> => {
  const wizard = new Wizard(page)
  await wizard.open({ query })
  return wizard
}

const createBody = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/api/v3/application/heloc?') && request.method() === 'POST')

test('a mailed offer’s code fills in name and home, shows its last day, and is sent with the application', async ({ page, email }) => {
  const wizard = await begin(page, 'reservationCode=mail2026')
  await expect(page.getByText(/It is good through \w+, December 31, \d{4}\./)).toBeVisible()
  await expect(page.getByText('We filled this in from your offer letter. Please check that it is right.')).toBeVisible()
  await expect(page.getByLabel('Property address')).toHaveValue('48 Elm Street, Sacramento, CA 95816')
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  // Shown to be confirmed, not skipped.
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
  await expect(page.getByText('We filled this in from your offer letter.')).toBeVisible()
  await wizard.continue(HEADINGS[5])
  await wizard.birthdate()
  await wizard.contact(email)
  await wizard.password()
  const created = createBody(page)
  await wizard.next().click()
  expect((await created).postDataJSON()).toMatchObject({ offerCode: 'mail2026' })
  await arrived(page, at.offer)
})

test('a prescreened offer says how to stop such offers', async ({ page }) => {
  await begin(page, 'prescreen=FIRM2026')
  await expect(page.getByRole('link', { name: '1-888-567-8688' })).toBeVisible()
})

test('an expired offer is explained, and the applicant can continue', async ({ page }) => {
  const wizard = await begin(page, 'reservationCode=PAST2025')
  await expect(page.getByText('Offer PAST2025 has expired')).toBeVisible()
  await wizard.property()
})

test('an unknown code can be typed again, or left behind', async ({ page }) => {
  await begin(page, 'reservationCode=NONE2026')
  await expect(page.getByText('We couldn’t find the offer code NONE2026')).toBeVisible()
  await page.getByLabel('Offer code').fill('MAIL2026')
  await page.getByLabel('Offer code').press('Enter')
  await expect(page.getByText(/It is good through/)).toBeVisible()
  await begin(page, 'reservationCode=NONE2026')
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await expect(page.getByText('We couldn’t find the offer code')).toHaveCount(0)
  await page.goto('/account/heloc/register-v2')
  await expect(page.getByLabel('Property address')).toBeVisible()
  await expect(page.getByText('We couldn’t find the offer code')).toHaveCount(0)
})

test('a code stored by a landing page counts like one in the address', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => sessionStorage.setItem('offerCode', 'MAIL2026'))
  await begin(page, '')
  await expect(page.getByText(/It is good through/)).toBeVisible()
})

test('a wholesale referral fills in what it knows; once it is an application it leads to the login with the email', {
  tag: '@soak',
}, async ({ page, browser, product }) => {
  const wizard = await begin(page, `rid=${REFERRAL}`)
  await expect(page.getByText('We filled this in from what your loan officer sent us.')).toBeVisible()
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await expect(page.getByLabel('First name')).toHaveValue('Remy')
  await wizard.continue(HEADINGS[5])
  await wizard.birthdate()
  await expect(page.getByLabel('Email')).toHaveValue('remy@example.test')
  await expect(page.getByLabel('Email')).toBeEnabled()
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(916) 555-0111')
  await wizard.continue(HEADINGS[7])
  await wizard.password()
  await wizard.next().click()
  await arrived(page, at.offer)

  const later = await browser.newPage({ baseURL: product.url })
  await later.goto(`/account/heloc/register-v2?rid=${REFERRAL}`)
  await arrived(later, at.login)
  await expect(later.getByLabel('Email')).toHaveValue('remy@example.test')
  await later.close()
})

test('an affiliate’s cookie counts for the one brand, before a letter and before the link', async ({ page, product }) => {
  await page.context().addCookies([{ name: '_ft_prepop', value: 'demo-affiliate', url: product.url }])
  const named = `&userData=${Buffer.from(JSON.stringify({ firstName: 'Quentin', lastName: 'Query', email: 'q@example.test' })).toString('base64url')}`
  await begin(page, `reservationCode=MAIL2026${named}`)
  // This brand has no affiliates: the letter's name stands.
  await expect.poll(() => nameKept(page)).toBe('Rosa')

  await page.evaluate(() => sessionStorage.clear())
  await page.route(/\/account\/heloc\/register-v2/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.continue()
    const reply = await route.fetch()
    const html = (await reply.text()).replace('"affiliate-prepopulation":false', '"affiliate-prepopulation":true')
    await route.fulfill({ response: reply, body: html })
  })
  await begin(page, `reservationCode=MAIL2026${named}`)
  await expect(page.getByText('We filled this in from the site you came from.')).toBeVisible()
  await expect.poll(() => nameKept(page)).toBe('Avery')
  // What the affiliate does not know comes from further down.
  expect(await kept(page)).toMatchObject({ data: { email: 'q@example.test', income: { income: 98_000 } }, prefilled: { email: 'query' } })
})

test('a link may name the state alone', async ({ page }) => {
  await begin(page, 'state=TX')
  await expect(page.getByText('We filled this in from the link you followed.')).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('TX')
})

test('every call carries the organization, and the start of the registration is reported once', { tag: '@soak' }, async ({ page }) => {
  const without: string[] = []
  let started = 0
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    if (request.headers()['x-org'] !== 'NORTHGATE') without.push(request.url())
    if (request.url().includes('heloc-register-start')) started += 1
  })
  const wizard = new Wizard(page)
  await wizard.open({ org: 'NORTHGATE' })
  await expect.poll(() => started).toBe(1)
  await wizard.property()
  await wizard.open({ org: 'NORTHGATE' })
  await page.waitForTimeout(2500)
  expect(started).toBe(1)
  expect(without).toEqual([])
})

const kept = async (page: Page) => JSON.parse((await page.evaluate(() => sessionStorage.getItem('register-data'))) ?? 'null')
const nameKept = async (page: Page): Promise<string | undefined> => (await kept(page))?.data.name.firstName

test('a partner’s link fills in what they sent, says what they learn, and is used once', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const call = async (path: string, body: object, authorization?: string) =>
    (await (
      await fetch(product.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-org': 'HEARTH', ...(authorization && { authorization }) },
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, string>
  const { authorization } = await staffHeaders(product.url)
  const scopes = ['prequalifications:write']
  const named = { organizationCode: 'HEARTH', name: 'Alder loan system', scopes }
  const { secret } = await call('/console/api/v1/partner-credentials', named, authorization)
  const property = { street1: '48 Elm Street', city: 'Sacramento', state: 'CA', zip: '95816' }
  const applicant = { firstName: 'Rosa', lastName: 'Reyes', email: `rosa.${Date.now()}@example.test`, phoneNumber: '9165550122', property }
  const consentToContact = { agreed: true, at: '2025-11-20T10:00:00Z', words: 'I agree that you may contact me.' }
  const sent = { partnerName: 'Alder Home Loans', applicant, consentToContact }
  const { link = '' } = await call('/partner/api/v1/prequalifications', sent, `Bearer ${secret}`)
  const { search } = new URL(link)

  const wizard = await begin(page, search.slice(1))
  await expect(page.getByText('Alder Home Loans sent us your details')).toBeVisible()
  await expect(page.getByLabel('Property address')).toHaveValue('48 Elm Street, Sacramento, CA 95816')
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
  await wizard.continue(HEADINGS[5])
  await wizard.birthdate()
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(916) 555-0122')
  await wizard.continue(HEADINGS[7])
  await wizard.password()
  await wizard.next().click()
  await arrived(page, at.offer)

  const later = await browser.newPage({ baseURL: product.url })
  await later.goto(`/account/heloc/register-v2${search}`)
  await expect(later.getByText('This link has expired or was already used')).toBeVisible()
  await later.close()
})

test('a mailed firm offer is honored from its letter’s link to the offers', { tag: '@soak' }, async ({ page, email }) => {
  await page.goto('/?reservationCode=FIRM2026')
  const wizard = new Wizard(page)
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
  await wizard.alive()
  const notice = page.getByLabel('Prescreen and opt-out notice')
  await expect(notice).toContainText('You can choose to stop receiving “prescreened” offers of credit')
  await expect(notice).toContainText(
    'PRESCREEN & OPT-OUT NOTICE: This “prescreened” offer of credit is based on information in your credit report',
  )
  await expect(page.getByText(/Apply by \w+, December 31, \d{4} and what your letter promises holds/)).toBeVisible()
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await wizard.continue(HEADINGS[5])
  await wizard.birthdate()
  await wizard.contact(email)
  await wizard.password()
  await wizard.next().click()
  await arrived(page, at.offer)
  await expect(page.getByText('Your mailed offer FIRM2026 applies')).toBeVisible()
  await expect(page.getByText(/a fixed rate of at most 6\.99% and an origination fee of at most 1\.99%/)).toBeVisible()
  await expect(page.getByText('6.99%', { exact: true }).first()).toBeVisible()
})

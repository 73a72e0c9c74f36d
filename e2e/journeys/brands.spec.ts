/** One product, many names: each organization by its query and by its host. */
import { Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

/** The action color of the page as the browser resolves it. */
const action = () => getComputedStyle(document.querySelector('button[type="submit"]') as Element).backgroundColor

test('Northgate by its query: its name, its colors, its words', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open({ org: 'northgate' })
  await expect(page.getByRole('img', { name: 'Northgate Credit Union' })).toBeVisible()
  await expect(page).toHaveTitle(/Northgate Credit Union/)
  expect(await page.evaluate(action)).toBe('rgb(43, 56, 143)')
  await expect(page.getByRole('contentinfo')).toContainText('Northgate Federal Credit Union')
  await expect(page.getByRole('contentinfo')).not.toContainText('Hearthline')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Membership' })).toBeVisible()
  await wizard.open({ org: 'HEARTH' })
  expect(await page.evaluate(action)).toBe('rgb(15, 82, 64)')
})

test('Northgate asks its own question about a sale, and its button reads Apply Now', async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email, org: 'NORTHGATE' }, async (step) => {
    if (step === 2)
      await expect(wizard.heading()).toHaveText(
        'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
      )
  })
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check my rate' })).toHaveCount(0)
})

test('Northgate by its host', async ({ page, product }) => {
  const { port } = new URL(product.url)
  await page.goto(`http://northgate.localhost:${port}/account/heloc/register`)
  await arrived(page, at.register)
  expect(new URL(page.url()).hostname).toBe('northgate.localhost')
  await expect(page.getByRole('img', { name: 'Northgate Credit Union' })).toBeVisible()
})

test("each organization's offers carry its own discounts", { tag: '@soak' }, async ({ page, product, browser }) => {
  const northgate = await borrowerOf(product.url, { org: 'NORTHGATE' })
  await northgate.untilStep('OFFER_SELECTION')
  await signIn(page, northgate)
  await page.goto(`/account/heloc/${northgate.uuid}/product/select?org=NORTHGATE`)
  await expect(page.getByRole('switch', { name: /Credit union member/i })).toBeVisible()
  await expect(page.getByRole('switch', { name: /Autopay/i })).toBeVisible()

  const hearth = await borrowerOf(product.url)
  await hearth.untilStep('OFFER_SELECTION')
  const other = await browser.newPage({ baseURL: product.url })
  await signIn(other, hearth)
  await other.goto(`/account/heloc/${hearth.uuid}/product/select`)
  await expect(other.getByRole('switch', { name: /Autopay/i })).toBeVisible()
  await expect(other.getByRole('switch', { name: /Credit union/i })).toHaveCount(0)
  await other.close()
})

test('an unknown organization gets a page with links to continue', async ({ page }) => {
  expectProblems(page, /404.*NOBODY/)
  const reply = await page.goto('/account/heloc/register-v2?org=NOBODY')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No private label data found')
  await page.getByRole('link', { name: /^Apply with/ }).click()
  await arrived(page, { path: '/account/heloc/register-v2' })
})

test('an unknown address gets a page in the organization’s brand, with links to continue', async ({ page }) => {
  expectProblems(page, /404/)
  const reply = await page.goto('/no/such/page?org=NORTHGATE')
  expect(reply?.status()).toBe(404)
  await arrived(page, { path: '/no/such/page', heading: 'Page not found' })
  await expect(
    page
      .getByRole('banner')
      .getByRole('img', { name: /Northgate/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await arrived(page, { path: '/contact' })
})

test('the organization is in every address of the visit from the start, exactly once', { tag: '@soak' }, async ({ page, product }) => {
  await page.goto('/privacy?org=NORTHGATE')
  // Every address that the page ever had, as a link or a script would see it.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = history[name].bind(history)
      history[name] = (state, unused, url) => {
        if (url) seen.push(new URL(String(url), location.href).search)
        own(state, unused, url)
      }
    }
  })
  const before = await page.evaluate(() => history.length)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Terms/ })
    .waitFor()
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await link.click()
  await arrived(page, { path: '/auth/login' })
  expect(new URL(page.url()).searchParams.get('org')).toBe('NORTHGATE')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  const seen = await page.evaluate(() => (window as unknown as { seen?: string[] }).seen ?? [])
  expect(seen.filter((search) => !search.includes('org=NORTHGATE'))).toEqual([])
  // A bookmark without it, in the same visit: the page of the same organization, without a second entry.
  await page.goto(`${product.url}/contact`)
  await arrived(page, { path: '/contact' })
  expect(new URL(page.url()).searchParams.get('org')).toBe('NORTHGATE')
})

test('the logo follows a theme chosen on the page, and the reader’s system without one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  const source = () => page.getByRole('banner').getByRole('img', { name: 'Hearthline' }).getAttribute('src')
  expect(await source()).toContain('dark')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  expect(await source()).not.toContain('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  expect(await source()).toContain('dark')
})

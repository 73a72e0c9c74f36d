/** Who is let where, in the browser: dead sessions, redirects, the chat that is asked for in an address, code that does not come. */

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

interface Route {
  readonly path: string
  readonly access: 'open' | 'signed-in' | 'signer'
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const UUID = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
const LEADS_ELSEWHERE = ['/auth/logout', '/plaid-oauth-success', '/account/heloc/register']

const routes = (): Route[] =>
  JSON.parse(execFileSync(process.execPath, ['scripts/print/routes.ts'], { cwd: ROOT, encoding: 'utf8' })) as Route[]

const token = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'))

/** A token that the server does not know. */
async function pretend(page: Page): Promise<void> {
  await page.goto('/privacy')
  await page.evaluate(() => localStorage.setItem('jwt', 'Bearer a.b.c'))
}

test('without a session the open pages open, and every other leads to its login', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(240_000)
  const wrong: string[] = []
  for (const { path, access } of routes()) {
    if (LEADS_ELSEWHERE.includes(path)) continue
    const address = path.replace(':uuid', UUID).replace(':type', 'plaid')
    const wanted = access === 'open' ? address : access === 'signer' ? '/account/heloc/heloc-signer/login' : '/auth/login'
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A later question of the wizard leads to its first: that is the wizard's rule, and open as well.
    const allowed = wanted.includes('/register-v2/') ? /\/register-v2/ : new RegExp(`${wanted}$`)
    await expect.poll(() => new URL(page.url()).pathname, { message: path }).toMatch(allowed)
    const { pathname, searchParams } = new URL(page.url())
    if (access === 'signed-in' && searchParams.get('redirectUrl')?.split('?')[0] !== address) wrong.push(`${path}: back to ${pathname}`)
  }
  expect(wrong).toEqual([])
})

test('an invalid token is cleared, and the login is requested', async ({ page }) => {
  expectProblems(page, /status of 40[13]/)
  await pretend(page)
  await page.goto('/dashboard?a=b')
  await arrived(page, at.login)
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/dashboard?a=b')
  await expect.poll(() => token(page).catch(() => 'moving')).toBeNull()
})

test('on signer paths it is the signer login', { tag: '@soak' }, async ({ page }) => {
  expectProblems(page, /status of 40[13]/)
  await pretend(page)
  await page.goto('/account/heloc/heloc-signer/sign')
  await arrived(page, at.signerLogin)
  await expect.poll(() => token(page).catch(() => 'moving')).toBeNull()
})

test('on an open page a dead token is cleared, and the visitor stays', { tag: '@soak' }, async ({ page }) => {
  await pretend(page)
  await page.goto('/account/heloc/register-v2')
  await expect.poll(() => token(page)).toBeNull()
  expectProblems(page, /status of 40[13]/)
  await arrived(page, at.register)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test("the borrower's application clears an additional signer's session and reloads", { tag: '@soak' }, async ({ page, product }) => {
  await signIn(page, await borrowerOf(product.url))
  await page.route('**/service-profile/api/v1/profile', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), type: 'CO_DEEDER' } })
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/account/heloc/register-v2')
  await expect.poll(() => token(page).catch(() => 'loading')).toBeNull()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('pop-webchat alone goes along over redirects, opens the chat and leaves the address', async ({ page }) => {
  for (const [from, to] of [
    ['/account/heloc/terms?utm_source=x&pop-webchat=true', '/terms'],
    ['/dashboard?pop-webchat=true', '/auth/login'],
    ['/contact?pop-webchat=true', '/contact'],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('dialog'), from).toBeVisible()
    await expect.poll(() => page.url()).not.toContain('pop-webchat')
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe(to)
    expect(searchParams.has('utm_source')).toBe(false)
  }
})

test("the aggregator's return finds the application in local storage, and accepts nothing else", async ({ page, product }) => {
  expectProblems(page, /status of 40[04]/)
  const person = await borrowerOf(product.url)
  await person.untilStep('OFFER_SELECTION')
  await signIn(page, person)
  for (const [stored, end] of [
    [person.uuid, `/${person.uuid}/product/select`],
    ['../../evil', '/plaid-oauth-success'],
  ] as const) {
    await page.evaluate((uuid) => localStorage.setItem('applicationUuid', uuid), stored)
    await page.goto('/plaid-oauth-success?oauth_state_id=1')
    await arrived(page, { path: end })
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find your application in this browser')
})

test('a person whose referral has become an application logs in, with the email filled in', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/referral-id/*', (route) => route.fulfill({ json: { status: 'APPLIED', email: 'ana@example.test' } }))
  await page.goto(`/account/heloc/register-v2?rid=${UUID}`)
  await arrived(page, at.login)
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.test')
})

test('a page view is sent for every route change, with the path and no secret from the address', async ({ page }) => {
  const views: { pagePath: string; queryParams: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (!/\/ft\/[^/]+\/event$/.test(request.url())) return
    const said = request.postDataJSON()
    if (said.event === 'page-view') views.push(said)
  })
  await page.goto('/auth/login?email=ana%40example.test&redirectUrl=%2Fdashboard')
  await expect.poll(() => views.length).toBe(1)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.poll(() => views.length).toBe(2)
  await page.goBack()
  await expect.poll(() => views.length).toBe(3)
  expect(views.map(({ pagePath }) => pagePath)).toEqual(['/auth/login', '/auth/forgot-password', '/auth/login'])
  expect(JSON.stringify(views)).not.toContain('ana')
  expect(JSON.stringify(views)).not.toContain('redirectUrl')
})

test('a screen whose code cannot be loaded: five reloads, then the error page, and no more', async ({ page }) => {
  await page.route(/\/assets\/portal\/licenses-[^/]+\.js/, (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('hit a snag')) sessionStorage.setItem(`snag after ${sessionStorage.loads}`, 'yes')
    }).observe(document, { childList: true, subtree: true })
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.goto('/licenses').catch(() => undefined)
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(6)
  await expect(page.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads).toBe(6)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('snag after')))).toEqual(['snag after 6'])
  await page.unroute(/\/assets\/portal\/licenses-[^/]+\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
})

test('a person who signs in in another tab sees nothing of the previous one', async ({ page, product }) => {
  const [one, other] = [await borrowerOf(product.url), await borrowerOf(product.url)]
  await signIn(page, one)
  await page.goto('/dashboard/settings')
  await expect(page.getByText(one.email).first()).toBeVisible()
  const tab = await page.context().newPage()
  await signIn(tab, other)
  await expect(page.getByText(other.email).first()).toBeVisible()
  await expect(page.getByText(one.email)).toHaveCount(0)
})

test('answers typed in the wizard are cleared with the session', { tag: '@soak' }, async ({ page, product }) => {
  await signIn(page, await borrowerOf(product.url))
  await page.goto('/account/heloc/register-v2')
  await page.evaluate(() => sessionStorage.setItem('register-data', JSON.stringify({ data: { email: 'ana@example.test' }, prefilled: {} })))
  await page.goto('/auth/logout')
  await arrived(page, at.login)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana@example.test')
})

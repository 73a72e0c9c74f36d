/** What stands around every screen: menus, drawers, notifications, announcements, loan officer, progress. */

import { LOU_PARK, note, ShellParts } from '../pages/shell.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

let ana: Borrower
test.beforeEach(async ({ page, product }) => {
  ana ??= await borrowerOf(product.url)
  await ana.untilStep('OFFER_SELECTION')
  await signIn(page, ana)
})

test('a notification announces the offers; once read, it stays read', async ({ page }) => {
  const shell = new ShellParts(page)
  await expect
    .poll(
      async () => (await ana.read<{ notifications: unknown[] }>('/service-notifications/secure/api/v1/notifications')).notifications.length,
    )
    .toBeGreaterThan(0)
  await page.goto('/dashboard')
  await expect(shell.bell()).toHaveAccessibleName(/unread/)
  await shell.bell().click()
  const first = shell.drawer().getByRole('listitem').first()
  await expect(first).toContainText(/just now|minutes? ago/)
  await first.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(first).not.toHaveAttribute('data-unread')
  await expect(first).toBeFocused()
  // The reload is the subject: it stays read.
  await page.reload()
  await shell.bell().click()
  await expect(first).not.toHaveAttribute('data-unread')
  await first.getByRole('link', { name: 'Open your application' }).click()
  await arrived(page, at.offer)
})

test('three are shown and View All shows the rest; more than eight unread are 8+; none links off this site', async ({ page }) => {
  const shell = new ShellParts(page)
  const bad = note(1, { ctas: [{ title: 'Claim it', redirectPath: 'https://evil.test/' }] })
  await shell.notifications([bad, ...[2, 3, 4, 5, 6, 7, 8].map((index) => note(index)), note(40 * 24)])
  await page.goto('/dashboard')
  await expect(shell.bell()).toContainText('8+')
  await shell.bell().click()
  await expect(shell.drawer().getByRole('listitem')).toHaveCount(3)
  await expect(shell.drawer().getByText('1 hour ago')).toBeVisible()
  await expect(shell.drawer().getByRole('link', { name: 'Claim it' })).toHaveCount(0)
  await shell.drawer().getByRole('button', { name: 'View All (9)' }).click()
  await expect(shell.drawer().getByRole('listitem')).toHaveCount(9)
  await expect(shell.drawer().getByRole('listitem').last()).toContainText(
    /^Unread: News 960.*(January|February|March|April|May|June|July|August|September|October|November|December) \d+/s,
  )
})

test('without notifications, or when they cannot be had, the panel says so', { tag: '@soak' }, async ({ page }) => {
  const shell = new ShellParts(page)
  await shell.notifications([])
  await page.goto('/dashboard')
  await shell.bell().click()
  await expect(shell.drawer()).toContainText('Nothing yet')
  await page.unroute('**/service-notifications/secure/api/v1/notifications')
  await page.route('**/service-notifications/**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'x', errors: [] } }),
  )
  // A later visit.
  await page.goto('/dashboard')
  await shell.bell().click()
  await expect(shell.drawer()).toContainText('We couldn’t load your notifications')
  await page.unroute('**/service-notifications/**')
  await shell.drawer().getByRole('button', { name: 'Try again' }).click()
  await expect(shell.drawer().getByRole('listitem').first()).toBeVisible()
})

test('menus open, move and close by the keyboard alone', async ({ page }) => {
  await page.goto('/dashboard')
  const apps = page.getByRole('button', { name: 'Apps' })
  await apps.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Home equity line of credit/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(apps).toBeFocused()
  await page.getByRole('button', { name: /^Your account/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Notifications/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the side navigation works; the portfolio manager and other apps appear by their flags', { tag: '@soak' }, async ({ page }) => {
  const shell = new ShellParts(page)
  await page.goto('/contact')
  await expect(shell.rail().getByRole('link')).toHaveText(['Dashboard'])
  await shell.rail().getByRole('link', { name: 'Dashboard' }).click()
  await arrived(page, at.dashboard)
  await expect(shell.rail().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await withFlags(page, { 'portfolio-manager': true, 'wallet-area': true })
  await page.goto('/dashboard')
  await expect(shell.rail().getByRole('link')).toHaveText(['Dashboard', 'Portfolio Manager'])
  await page.getByRole('button', { name: 'Apps' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/Home equity/, 'Passport', 'Payments', 'Portfolio Manager', 'Group Manager'])
})

test('a partner-lender flag hides the feedback', { tag: '@soak' }, async ({ page }) => {
  const shell = new ShellParts(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Share feedback' })).toBeVisible()
  await withFlags(page, { 'partner-lender-credit-union': true })
  await page.goto('/dashboard')
  await expect(shell.rail().getByRole('link')).toHaveText(['Dashboard'])
  await expect(page.getByRole('button', { name: 'Share feedback' })).toHaveCount(0)
})

test('an application shows its seven steps, with the current page marked', async ({ page }) => {
  const shell = new ShellParts(page)
  await page.goto(`/account/heloc/${ana.uuid}/product/select`)
  await expect(shell.progress().getByRole('listitem')).toHaveText([
    'Basic Info, done',
    'Select Offer, you are here',
    'Provide More Info, not started',
    'Link Income Sources, not started',
    'Verify Identity, not started',
    'Sign Documents, not started',
    'Schedule Notary Session, not started',
  ])
  await page.goto(`/account/heloc/${ana.uuid}/signing/sign`)
  await expect(shell.progress().locator('[aria-current=step]')).toHaveText(/Select Offer/)
  await expect(page.getByRole('navigation', { name: 'Progress', exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the drawer contains the navigation: focus stays in it, the page does not scroll, Escape closes it', { tag: '@soak' }, async ({
    page,
  }) => {
    const shell = new ShellParts(page)
    await page.goto('/contact')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await opener.click()
    await expect(shell.drawer()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(shell.drawer()).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await shell.drawer().getByRole('link', { name: 'Dashboard' }).click()
    await arrived(page, at.dashboard)
    await expect(shell.drawer()).toHaveCount(0)
  })

  test('notifications open in a drawer', async ({ page }) => {
    const shell = new ShellParts(page)
    await shell.notifications([note(1)])
    await page.goto('/dashboard')
    await shell.bell().click()
    await expect(shell.drawer()).toContainText('News 1')
    await page.keyboard.press('Escape')
    await expect(shell.drawer()).toHaveCount(0)
    await expect(shell.bell()).toBeFocused()
  })

  test('the progress is a bar above the question, and no rail', async ({ page, product }) => {
    const dora = await borrowerOf(product.url, { lastName: 'Delinquent' })
    await dora.untilStep('DELINQUENCY_REVIEW')
    await signIn(page, dora)
    await page.goto(`/account/heloc/${dora.uuid}/review-app/delinquency`)
    await expect(page.getByRole('navigation', { name: 'Progress', exact: true })).toBeVisible()
    await expect(new ShellParts(page).progress()).toHaveCount(0)
  })

  test('the footer ends the page: the button that sticks does not lie over it', async ({ page }) => {
    await page.goto(`/account/heloc/${ana.uuid}/product/select`)
    const last = page.getByRole('contentinfo').getByText(/Equal Housing Opportunity/)
    await expect(last).toBeAttached()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const covered = await last.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(left + 5, bottom - 3))
    })
    expect(covered).toBe(false)
  })
})

test('the referring loan officer is shown beside the questions, and beside the application', { tag: '@soak' }, async ({
  browser,
  product,
  page,
}) => {
  const visitor = await browser.newPage({ baseURL: product.url })
  await visitor.goto(`/account/heloc/register-v2?referrer=${LOU_PARK}`)
  const card = visitor.getByRole('region', { name: 'Your loan officer' })
  await expect(card).toContainText('Lou Park')
  await expect(card).toContainText('NMLS 000148')
  await expect(card.getByRole('link', { name: 'Call Lou Park' })).toHaveAttribute('href', 'tel:+19165550148')
  await expect(card.getByRole('link', { name: 'Email Lou Park' })).toHaveAttribute('href', 'mailto:lou.park@hearthline.example')
  await visitor.setViewportSize({ width: 360, height: 740 })
  await expect(card).toContainText('Lou Park')
  await visitor.goto('/account/heloc/register-v2?referrer=10a4c0de-0000-4000-8000-0000000000ff')
  await expect(visitor.getByRole('contentinfo')).toBeVisible()
  await expect(card).toHaveCount(0)
  await visitor.close()

  await page.route(`**/application/heloc/${ana.uuid}`, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), referrer: { referrerUuid: LOU_PARK } } })
  })
  await page.goto(`/account/heloc/${ana.uuid}/product/select`)
  await expect(page.getByRole('region', { name: 'Your loan officer' })).toContainText('Lou Park')
})

test('announcements: active, for this app, the newest two; dismissed for the visit; bad data show nothing', { tag: '@soak' }, async ({
  page,
}) => {
  const shell = new ShellParts(page)
  const banner = (day: number, message: string, more = {}) => ({
    uuid: `b${day}`,
    message,
    variant: 'product',
    apps: ['heloc'],
    active: true,
    metadata: { createdAt: `2026-11-0${day}T00:00:00Z` },
    ...more,
  })
  await shell.banners([
    banner(1, 'The oldest'),
    banner(2, 'The older', { variant: 'marketing' }),
    banner(3, 'The newest'),
    banner(4, 'Asleep', { active: false }),
    banner(5, 'Another app', { apps: ['dscr'] }),
  ])
  await page.goto('/dashboard')
  const shown = page.locator('.ui-banner')
  await expect(shown).toHaveText(['The newest', 'The older'])
  await expect(shown.nth(1)).toHaveClass(/ui-banner-marketing/)
  await shown.first().getByRole('button', { name: 'Dismiss the announcement' }).click()
  await expect(shown).toHaveText(['The older', 'The oldest'])
  // The reload is the subject: what was dismissed stays away.
  await page.reload()
  await expect(shown).toHaveText(['The older', 'The oldest'])
  await page.unroute('**/banners/*.json')
  const told = page.waitForRequest((request) => (request.postData() ?? '').includes('Banner data does not match the expected format.'))
  await shell.banners([banner(1, 'Fine'), { uuid: 'b2' }])
  // A later visit.
  await page.goto('/dashboard')
  await told
  await expect(shown).toHaveCount(0)
})

test('pop-webchat opens who can be talked to, over a redirect, and leaves the address', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`/account/heloc/${ana.uuid}/start?pop-webchat=true&utm_source=x`)
  await expect(page.getByRole('dialog', { name: /^Talk to/ })).toContainText('6:00 AM to 5:00 PM PT')
  await arrived(page, at.offer)
  expect(page.url()).not.toContain('pop-webchat')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Shift+Alt+X opens the developer toolbar, and Shift+Alt with a letter a test alert', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Shift+Alt+KeyX')
    await expect(page.getByRole('region', { name: 'Developer toolbar' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Reset chat' })).toBeVisible()
  for (const [key, kind] of [
    ['E', 'error'],
    ['W', 'warning'],
    ['S', 'success'],
    ['I', 'info'],
  ])
    await page.keyboard.press(`Shift+Alt+Key${key}`).then(() => expect(page.getByText(`Test alert: ${kind}`)).toBeVisible())
})

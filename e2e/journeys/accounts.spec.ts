/** An account and its owner: a forgotten password, the settings, strange devices, an account that was begun elsewhere. */

import type { Page } from '@playwright/test'
import { askForLink, chooseNew, logIn } from '../pages/account.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems, watchPage } from '../support/arrived.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { linkIn, mailsFor } from '../support/mailbox.ts'
import { expect, newEmail, test } from '../support/test.ts'

const FRESH = 'Newer-kettle7&wall'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a forgotten password is replaced by the mailed link; the old one and every other session are dead', async ({
  page,
  product,
  browser,
}) => {
  const person = await borrowerOf(product.url)
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage()
  watchPage(elsewhere)
  // Refused passwords, a spent link, and the other device's session that has ended.
  expectProblems(page, /status of 4\d\d/)
  expectProblems(elsewhere, /status of 401/)
  await signIn(elsewhere, person)
  await elsewhere.goto('/dashboard')
  await expect(heading(elsewhere)).toBeVisible()

  await askForLink(page, person.email)
  const link = await linkIn(product.url, person.email, 'Choose a new password')
  await page.goto(link)
  await expect(heading(page)).toHaveText('Choose a new password')
  await chooseNew(page, 'short')
  await expect(page.locator('.ui-summary')).toContainText('At least 12 characters')
  await chooseNew(page, 'Password1234!')
  await expect(page.locator('.ui-summary')).toContainText('This password is too easy to guess')
  await chooseNew(page, 'Elephant!2026')
  await expect(page.locator('.ui-summary')).toContainText('This password is in published lists of stolen passwords')
  await chooseNew(page, FRESH, 'Newer-kettle7&wal')
  await expect(page.locator('.ui-summary')).toContainText("Passwords don't match")
  await chooseNew(page, FRESH)
  await expect(heading(page)).toHaveText('Your password is changed')

  // The other device looks at its page again. Where the page has noticed in this very moment and leaves for the login, that is where it arrives.
  await elsewhere.reload().catch((problem: Error) => expect(problem.message).toContain('ERR_ABORTED'))
  await arrived(elsewhere, at.login)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await logIn(page, person.email, PASSWORD)
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
  await logIn(page, person.email, FRESH)
  await arrived(page, at.dashboard)
  expect((await mailsFor(product.url, person.email)).map(({ subject }) => subject)).toContain('Your password was changed')

  await page.goto(link)
  await chooseNew(page, 'Other-kettle7&wall')
  await expect(page.getByText('This link has been used or has expired. Request a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await arrived(page, at.forgotPassword)
  await elsewhere.context().close()
})

test('a response never reveals whether an email has an account', { tag: '@soak' }, async ({ page, product }) => {
  const { email } = await borrowerOf(product.url)
  const words = async (asked: string) => {
    await askForLink(page, asked)
    return (await page.getByRole('main').innerText()).replaceAll(asked, 'EMAIL')
  }
  expect(await words(newEmail())).toBe(await words(email))
})

test('the link’s secret is in no address, referrer, call or telemetry after it was read', async ({ page, product }) => {
  const { email } = await borrowerOf(product.url)
  await askForLink(page, email)
  const link = await linkIn(product.url, email, 'Choose a new password')
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(token.length).toBeGreaterThan(40)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    void request.allHeaders().then((headers) => {
      const said = `${request.url()} ${headers.referer ?? ''} ${request.postData() ?? ''}`
      if (said.includes(token) && !request.url().endsWith('/redeem')) told.push(said)
    })
  })
  const viewed = page.waitForRequest((request) => /\/ft\/.*\/event/.test(request.url()) && /page-view/.test(request.postData() ?? ''))
  await page.goto(link)
  await expect(page).not.toHaveURL(/token/)
  await viewed
  await page.getByLabel('New password', { exact: true }).focus()
  const pasteIsFree = await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(pasteIsFree).toBe(true)
  await chooseNew(page, FRESH)
  await expect(heading(page)).toHaveText('Your password is changed')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await arrived(page, at.login)
  // The address changes before the page does: back again at once, nothing would have been left.
  await expect(heading(page)).toHaveText('Sign in')
  await page.goBack()
  await expect(heading(page)).toHaveText('Open the link from your email')
  expect(page.url()).not.toContain(token)
  expect(told).toEqual([])
})

test('a newer link invalidates the older one', { tag: '@soak' }, async ({ page, product }) => {
  const { email } = await borrowerOf(product.url)
  await askForLink(page, email)
  const older = await linkIn(product.url, email, 'Choose a new password')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('We sent it again. Only the newest link works.')).toBeVisible()
  await expect.poll(async () => linkIn(product.url, email, 'Choose a new password')).not.toBe(older)
  await page.goto(older)
  await chooseNew(page, FRESH)
  await expect(page.getByText('This link has been used or has expired. Request a new one.')).toBeVisible()
  await page.goto(await linkIn(product.url, email, 'Choose a new password'))
  await chooseNew(page, FRESH)
  await expect(heading(page)).toHaveText('Your password is changed')
})

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const called = await focused
      .evaluate((element) => {
        const label = (element as HTMLInputElement).labels?.[0]?.textContent
        return element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
      })
      .catch(() => '')
    if (typeof name === 'string' ? called.trim() === name : name.test(called)) return
  }
  throw new Error(`No press of Tab led to ${name}`)
}

test('the settings by keyboard alone: phone, messages, emails, password', { tag: '@soak' }, async ({ page, product }) => {
  const person = await borrowerOf(product.url)
  await person.untilStep('OFFER_SELECTION')
  await signIn(page, person)
  await page.goto('/dashboard/settings')
  // An application was made with it: the name is shown, and is the team's to change.
  await expect(page.getByText('so they can’t be changed here')).toBeVisible()

  await tabTo(page, 'Another number')
  await page.keyboard.type('4155550132')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ui-summary')).toContainText('This number is already in your list.')
  await expect(page.getByLabel('Another number')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4155550177')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The number is added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '(415) 555-0177' })).toBeVisible()

  await tabTo(page, 'Reminders')
  await page.keyboard.press('Space')
  await expect(page.getByText('Saved. You will not get these emails.')).toBeVisible()

  await tabTo(page, 'Text messages with offers')
  await page.keyboard.press('Space')
  await expect(page.getByText('Saved. You will get these messages.')).toBeVisible()

  await tabTo(page, 'Current password')
  await page.keyboard.type('Wrong-horse99!')
  await tabTo(page, 'New password')
  await page.keyboard.type(FRESH)
  await tabTo(page, 'New password again')
  await page.keyboard.type(FRESH)
  await page.keyboard.press('Enter')
  await expect(page.locator('.ui-summary')).toContainText('Your current password is incorrect')
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed. We signed out every other device.')).toBeVisible()

  // The reload is the subject: what was saved is there again.
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Reminders' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Text messages with offers' })).toBeChecked()
  await page.getByRole('switch', { name: 'Text messages with offers' }).click()
  await expect(page.getByText('Saved. You will not get these messages.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Text messages with offers' })).not.toBeChecked()
})

/** At its next look it is at the login. A call of its own may be leading it there already, which the reload then gets into the way of. */
async function isSignedOut(device: Page): Promise<void> {
  expectProblems(device, /status of 401/)
  await device.reload({ waitUntil: 'commit' }).catch(() => undefined)
  await arrived(device, at.login)
}

test('another device is seen, signed out, and then all of them', { tag: '@soak' }, async ({ page, product, browser }) => {
  const person = await borrowerOf(product.url)
  const open = async (userAgent: string) => {
    const other = await (await browser.newContext({ baseURL: product.url, userAgent })).newPage()
    await other.goto('/auth/login')
    await logIn(other, person.email, PASSWORD)
    await arrived(other, at.dashboard)
    return other
  }
  const phone = await open('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1')
  const desk = await open('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0')
  await page.goto('/auth/login')
  await logIn(page, person.email, PASSWORD)
  await arrived(page, at.dashboard)
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(page.getByRole('button', { name: /^Sign out Safari on iPhone/ })).toHaveCount(0)
  await isSignedOut(phone)
  // The reload is the subject: this device is still signed in.
  await desk.reload()
  await expect(heading(desk)).toBeVisible()
  expect(new URL(desk.url()).pathname).toBe('/dashboard')

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await isSignedOut(desk)
  // And so is this one.
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1)
  for (const other of [phone, desk]) await other.context().close()
})

test('an account started elsewhere gets a password by mail, shows what is missing, and continues', { tag: '@soak' }, async ({
  page,
  product,
  email,
}) => {
  const made = await fetch(`${product.url}/identity/api/v1/registration/register?organization=HEARTH`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, phoneNumber: '4155550132' }),
  })
  expect(made.status).toBe(200)
  await page.goto(`/account/heloc/register/account-setup?email=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Set a password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.goto(await linkIn(product.url, email, 'Choose a new password'))
  await chooseNew(page, FRESH)
  await expect(heading(page)).toHaveText('Your password is changed')

  await page.goto('/account/heloc/register/account-setup')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await logIn(page, email, FRESH)
  await arrived(page, { path: '/register/account-setup' })
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.ui-summary')).toContainText('Please enter the first name')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrived(page, at.register)
  await page.goto('/account/heloc/register/account-setup')
  await arrived(page, at.register)
})

test('a person with an application and a complete account goes from account setup to the dashboard', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const person = await borrowerOf(product.url)
  await person.untilStep('OFFER_SELECTION')
  await signIn(page, person)
  await page.goto('/account/heloc/register/account-setup')
  await arrived(page, at.dashboard)
})

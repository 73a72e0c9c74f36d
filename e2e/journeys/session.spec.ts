/** Coming and going: login, logout, a wrong password, a session that ended in the meantime. */

import { Offer } from '../pages/offer.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test('a person logs in, sees an error when the password is wrong, and logs out again', async ({ page, product }) => {
  expectProblems(page, /status of 401/)
  const { email } = await borrowerOf(product.url)
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('.ui-summary')).toContainText('Please enter your email')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse99!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The email or password is incorrect. Please check both and try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, at.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await arrived(page, at.login)
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
  const after = await fetch(`${product.url}/service-profile/api/v1/profile`, {
    headers: { authorization: `Bearer ${token}`, 'x-org': 'HEARTH' },
  })
  expect(after.status).toBe(401)
  await page.goto('/dashboard')
  await arrived(page, at.login)
})

test('a session that ended leads to the login and back to the very screen', async ({ page, product }) => {
  expectProblems(page, /status of 401/)
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const offer = new Offer(page)
  await offer.open(borrower.uuid)
  await offer.slider().focus()
  await page.keyboard.press('Home')
  const draw = await page.locator('.money-large').innerText()
  await offer.toConfirm()
  await fetch(`${product.url}/identity/secure/api/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${borrower.jwt}`, 'x-org': 'HEARTH' },
  })
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, at.login)
  await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible()
  await page.getByLabel('Email').fill(borrower.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, at.confirm)
  await expect(page.getByRole('main')).toContainText(draw)
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, at.contact)
})

test('a login leads nowhere outside of this origin', async ({ page, product }) => {
  const { email } = await borrowerOf(product.url)
  await page.goto('/auth/login?redirectUrl=https%3A%2F%2Fevil.test%2F')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, at.dashboard)
  expect(new URL(page.url()).origin).toBe(product.url)
})

test('a developer logs in with a token, and an invalid token is reported', { tag: '@soak' }, async ({ page, product }) => {
  const { jwt } = await borrowerOf(product.url)
  await page.goto('/auth/login')
  await page.getByText('Developer access').click()
  await page.getByLabel('Token (jwt)').check()
  expectProblems(page, /status of 40[13]/)
  await page.getByLabel('Test token').fill('nonsense')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('Something unexpected happened logging you in')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
  await page.getByLabel('Test token').fill(`Bearer ${jwt}`)
  await page.getByRole('button', { name: 'Use it' }).click()
  await arrived(page, at.dashboard)
})

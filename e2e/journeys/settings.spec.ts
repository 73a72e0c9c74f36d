/** What someone sets for themselves: mail switched off by its own link at a dark brand, and another email from asking to signing in with it. */

import { arrived, expectProblems } from '../support/arrived.ts'
import { axeViolations } from '../support/axe.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { liveTo } from '../support/live-to.ts'
import { linkIn, mailsFor } from '../support/mailbox.ts'
import { expect, newEmail, test } from '../support/test.ts'

test.use({ colorScheme: 'dark' })

test('mail is switched off by its link without signing in, and on again in the settings', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(180_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Idreview', org: 'RIOSOL' })
  await liveTo(product.url, borrower, 'CONDITIONS_OPEN')
  let stop = ''
  await expect
    .poll(async () => {
      const mails = await mailsFor(product.url, borrower.email)
      stop = /https?:\/\/\S+\/email\/stop\S+/.exec(mails.map(({ body }) => body).join('\n'))?.[0] ?? ''
      return stop
    })
    .not.toBe('')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(stop)
  await arrived(page, { path: '/email/stop', heading: 'Turn off “News about the application”?' })
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'No more of these emails' }).click()
  await arrived(page, { path: '/email/stop', heading: '“News about the application” is off' })
  // It signs no one in.
  await page.getByRole('link', { name: 'Your settings' }).click()
  await arrived(page, { path: '/auth/login', heading: 'Sign in' })

  await signIn(page, borrower)
  await page.goto('/dashboard/settings?org=RIOSOL')
  const news = page.getByRole('switch', { name: 'News about the application' })
  await expect(news).not.toBeChecked()
  await news.click()
  await expect(page.getByText('Saved. You will get these emails.')).toBeVisible()
  await expect(news).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
})

test('another email is asked for with the password, confirmed by its link, and signs in from then on', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url, { org: 'RIOSOL' })
  const email = newEmail()
  await signIn(page, borrower)
  await page.goto('/dashboard/settings?org=RIOSOL')
  const form = page.getByRole('form', { name: 'Change your email' })
  expectProblems(page, /422/)
  await form.getByLabel('New email').fill(email)
  await form.getByLabel('Your password').fill('not-the-password')
  await form.getByRole('button', { name: 'Change the email' }).click()
  await expect(form.getByText('Your current password is incorrect').first()).toBeVisible()
  await expect(form.getByLabel('New email')).toHaveValue(email)
  await form.getByLabel('Your password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Change the email' }).click()
  await expect(form.getByText('Open the link in your new mailbox')).toBeVisible()
  await expect
    .poll(async () => (await mailsFor(product.url, borrower.email)).map(({ subject }) => subject))
    .toContain('Someone asked to change your email')
  await page.goto(await linkIn(product.url, email, 'Confirm your new email'))
  await arrived(page, { path: '/auth/confirm-email', heading: 'Use this email for your account?' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm this email' }).click()
  await arrived(page, { path: '/auth/confirm-email', heading: 'Your email is changed' })
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await arrived(page, { path: '/auth/login', heading: 'Sign in' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, { path: /dashboard/ })
  await expect
    .poll(async () => (await mailsFor(product.url, borrower.email)).map(({ subject }) => subject))
    .toContain('Your email was changed')
})

/** One person, one application: existing accounts, active applications, impatient fingers, two tabs. */

import { Offer } from '../pages/offer.ts'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems, watchPage } from '../support/arrived.ts'
import { borrowerInBrowser, borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test('an email that has an account is asked to log in, with the email filled in', { tag: '@soak' }, async ({ page, product }) => {
  expectProblems(page, /status of 401/)
  const { email } = await borrowerOf(product.url)
  const wizard = new Wizard(page)
  await wizard.answerAll({ email })
  await wizard.next().click()
  const dialog = page.getByRole('dialog', { name: 'Account Already Exists' })
  await expect(dialog).toContainText(`${email} already has an account with us. Please log in to continue.`)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await arrived(page, at.login)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a person with an active application continues with it instead of starting a second one', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const wizard = new Wizard(page)
  await wizard.open()
  // Before the first question: no one answers eight of them for nothing.
  const dialog = page.getByRole('dialog', { name: 'Active application already exists.' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await arrived(page, { path: `/${borrower.uuid}/product/select` })
})

test('a person who returns after withdrawing finds the profile filled in, confirms it, and has a second application', {
  tag: '@soak',
}, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Withdraw this application' }).click()
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You withdrew this application')
  const wizard = new Wizard(page)
  await wizard.open()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await wizard.property('480 Larch Street, Sacramento, CA 95814')
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await expect(page.getByLabel('Last name')).toHaveValue('Reyes')
  await expect(page.getByText('We filled this in from your profile. Please check that it is right.')).toBeVisible()
  await wizard.continue(HEADINGS[5])
  await expect(page.getByLabel('Year')).toHaveValue('1984')
  await wizard.continue(HEADINGS[6])
  // Another's email would be another account: it is shown, and cannot be changed.
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue(borrower.email)
  await expect(page.getByLabel('Mobile phone')).toHaveValue(/415.*555.*0132/)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('checkbox', { name: /documents and notices/ }).check()
  await wizard.next().click()
  await arrived(page, at.offer)
  expect(await borrower.read<unknown[]>('/service-application/api/v1/application/heloc/all')).toHaveLength(2)
  expect(page.url()).not.toContain(borrower.uuid)
})

test('two quick presses on the last button make one application', async ({ page, product, email }) => {
  const wizard = new Wizard(page)
  let created = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v3\/application\/heloc\?/.test(request.url())) created += 1
  })
  await wizard.answerAll({ email })
  await wizard.next().dblclick()
  await arrived(page, at.offer)
  const borrower = await borrowerInBrowser(page, product.url, email)
  expect(await borrower.read<unknown[]>('/service-application/api/v1/application/heloc/all')).toHaveLength(1)
  expect(created).toBe(1)
})

test('a choice in one tab is shown in the other, which was stale, and nothing is lost', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const one = new Offer(page)
  await one.open(borrower.uuid)
  const second = await page.context().newPage()
  watchPage(second)
  expectProblems(second, /status of 412/)
  const two = new Offer(second)
  await two.open(borrower.uuid)

  await one.slider().focus()
  await page.keyboard.press('Home')
  await one.toConfirm()
  await two.slider().focus()
  await second.keyboard.press('End')
  const wished = await second.locator('.money-large').innerText()
  await two.toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, at.contact)
  const chosen = (await borrower.read<{ amount: number }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)).amount

  const refusal = second.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/offer'))
  await second.getByRole('button', { name: 'Confirm this offer' }).click()
  expect((await refusal).status()).toBe(412)
  // The stale tab is led to where the application stands now, or shows what changed; the first tab's choice stands.
  await arrived(second, at.contact)
  expect((await borrower.read<{ amount: number }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)).amount).toBe(chosen)
  // What this tab had set is still set when the borrower goes back to change it, and can be chosen now.
  await two.open(borrower.uuid)
  await expect(second.getByText('You have chosen an offer')).toBeVisible()
  await expect(second.locator('.money-large')).toHaveText(wished)
})

test('an offer that was set and not confirmed is there on another device, and changed offers say so', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const desk = new Offer(page)
  await desk.open(borrower.uuid)
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/offer/unconfirmed') && reply.status() === 204)
  await desk.slider().focus()
  await page.keyboard.press('Home')
  await kept
  const wished = await page.locator('.money-large').innerText()

  const elsewhere = await browser.newPage({ baseURL: product.url })
  await signIn(elsewhere, borrower)
  const phone = new Offer(elsewhere)
  await phone.open(borrower.uuid)
  await arrived(elsewhere, { path: '/product/select' })
  await expect(elsewhere.locator('.money-large')).toHaveText(wished)
  await expect(elsewhere.getByText('You have chosen an offer')).toHaveCount(0)

  // The income falls: other offers than those that this was set among.
  await borrower.answer('annual-income', { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 0, coOwnersCents: 0 })
  await borrower.untilStep('OFFER_SELECTION')
  await elsewhere.goto(`/account/heloc/${borrower.uuid}/product/select/confirm`)
  await arrived(elsewhere, { path: '/product/select' })
  await expect(elsewhere.getByText('We recalculated your offers after you set this')).toBeVisible()
  await phone.toConfirm()
  await elsewhere.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(elsewhere, { path: '/start/contact' })
  expect(await borrower.offers()).toMatchObject({ unconfirmed: null })
  await elsewhere.close()
})

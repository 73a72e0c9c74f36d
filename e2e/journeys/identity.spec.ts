/** Proving who one is: photos that can be read, a check that fails and is tried again, and one that a person has to decide. */
import { Console } from '../pages/console.ts'
import { Identity } from '../pages/identity.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { blurredPhoto } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

test('Idfail: a blurred photo is never sent, the check fails with its reasons, and clearer photos pass', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Idfail' })
  await liveTo(product.url, borrower, 'IDENTITY_VERIFICATION')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/identity`)
  const identity = new Identity(page)
  await identity.choose('Passport')
  await expect(identity.part('back')).toHaveCount(0)
  await identity.choose('Driver’s license')
  const uploads: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/documents') && uploads.push(request.url()))
  await identity.give('front', blurredPhoto('front.png'))
  await expect(identity.part('front').getByText('The photo is blurred.')).toBeVisible()
  expect(uploads).toEqual([])
  await identity.verify()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Add a photo of the front of your document',
    'Add a photo of the back of your document',
    'Add a photo of your face',
  ])
  await identity.giveAll()
  // What was sent outlives the page.
  await page.reload()
  await identity.sent('back')
  await identity.verify()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s try those photos again', { timeout: 20_000 })
  await expect(page.getByText('We couldn’t read the front of your document.')).toBeVisible()
  await expect(page.getByText('You can try 2 more times.')).toBeVisible()
  // Nothing was wrong with the back.
  await identity.sent('back')
  await identity.giveAll(['front', 'selfie'])
  await identity.verify()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/identity'))
  expect(await borrower.step()).not.toBe('IDENTITY_VERIFICATION')
})

test('Idreview: a specialist compares the photos with what was stated, by keyboard, and each look is recorded', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Idreview' })
  await liveTo(product.url, borrower, 'IDENTITY_VERIFICATION')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/identity`)
  await new Identity(page).show()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/identity'))
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/conditions' })
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  const review = desk.part('Identity under review')
  await expect(review).toContainText('The provider asks for a review')
  await expect(review).toContainText('Ana Idreview')
  await expect(review.getByRole('img')).toHaveCount(0)
  await desk.page.keyboard.press('p')
  await expect(review.getByRole('img')).toHaveCount(3)
  await expect(desk.part('Audit log')).not.toContainText(/document read/i)
  await desk.page.keyboard.press('a')
  await desk.reason().fill('The photos show the borrower.')
  await desk.page.getByRole('button', { name: 'Accept and record' }).click()
  await expect(desk.page.locator('.notice')).toContainText('Accepted')
  await expect(desk.part('Audit log').getByText(/document read/i)).toHaveCount(3)
  await desk.page.close()
  await expect.poll(borrower.step, { timeout: 20_000 }).not.toBe('CONDITIONS_OPEN')
})

test('the photos are taken with a phone that has no session of the borrower, and appear on the computer', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await liveTo(product.url, borrower, 'IDENTITY_VERIFICATION')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/identity`)
  const identity = new Identity(page)
  await identity.choose('State ID card')
  const made = page.waitForResponse((response) => response.url().endsWith('/photo-links') && response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Use your phone' }).click()
  const { secret } = (await (await made).json()) as { secret: string }
  await expect(page.getByRole('img', { name: 'Code for your phone’s camera' })).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const link = `/account/heloc/photos?org=HEARTH#${secret}`
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Take your photos')
  expect(phone.url()).not.toContain(secret)
  await expect(page.getByText('Your phone is connected.')).toBeVisible()
  const byPhone = new Identity(phone)
  await byPhone.give('front')
  await byPhone.sent('front')
  await expect(page.getByRole('listitem').filter({ hasText: 'Front of your document' })).toContainText('Arrived')
  // A reload of the phone goes on; the link itself is spent.
  await phone.reload()
  await byPhone.sent('front')
  await byPhone.giveAll(['back', 'selfie'])
  await phone.getByRole('button', { name: 'I’m done' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('All set')
  const second = await context.newPage()
  await second.goto(link)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This link can’t be used')
  await context.close()

  await page.getByRole('button', { name: 'Use these photos' }).click()
  await identity.sent('selfie')
  await identity.verify()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/identity'))
  expect(await borrower.step()).not.toBe('IDENTITY_VERIFICATION')
})

test('Sanctionshit: an operator compares the name with the list’s entry, and the borrower is told nothing of it', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Sanctionshit' })
  await liveTo(product.url, borrower, 'IDENTITY_VERIFICATION')
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/conditions' })
  await expect(page.getByRole('main')).not.toContainText(/sanction/i)
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  const review = desk.part('Sanctions list match')
  await expect(review).toContainText('Ana Sanctionshit: 94 of 100 with entry 90003')
  await expect(review).toContainText('Ana SANCTIONSHITT')
  await expect(review).toContainText('May 17, 1984')
  await desk.page.keyboard.press('a')
  await desk.reason().fill('Another person: the entry lives elsewhere and is a year younger.')
  await desk.page.getByRole('button', { name: 'Accept and record' }).click()
  await expect(desk.page.locator('.notice')).toContainText('Accepted')
  await expect.poll(borrower.step, { timeout: 20_000 }).not.toBe('CONDITIONS_OPEN')
  await desk.page.close()
})

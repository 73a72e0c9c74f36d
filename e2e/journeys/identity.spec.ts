/** Proving who one is: photos that can be read, a check that fails and is tried again, and one that a person has to decide. */
import { Identity } from '../pages/identity.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { decideReview } from '../support/operator.ts'
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
  await identity.giveAll()
  await identity.verify()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/identity'))
  expect(await borrower.step()).not.toBe('IDENTITY_VERIFICATION')
})

test('Idreview: the application continues while a specialist looks at the photos', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Idreview' })
  await liveTo(product.url, borrower, 'IDENTITY_VERIFICATION')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/identity`)
  await new Identity(page).show()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/identity'))
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/conditions' })
  await decideReview(product.url, borrower.uuid, 'conditions', 'ACCEPTED', 'The photos show the borrower.')
  await expect.poll(borrower.step, { timeout: 20_000 }).not.toBe('CONDITIONS_OPEN')
})

/** Signing the deed before a notary in the browser: online, at the second try, from another device; in person, in Texas, with an attorney. */
import type { Page } from '@playwright/test'
import { answerWithExample } from '../pages/bank.ts'
import { Console } from '../pages/console.ts'
import { Notary } from '../pages/notary.ts'
import { arrived } from '../support/arrived.ts'
import { AUSTIN, atStep } from '../support/at-step.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { settleWait } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const DENVER = { city: 'Denver', state: 'CO', zip: '80202' }
const ATLANTA = { city: 'Atlanta', state: 'GA', zip: '30303' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('online, a session that fails is told with what to do, and another one signs the deed, begun on one device and ended on another', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Notaryfail', 'DEED_SIGNING', 'notary/intro', DENVER)
  const notary = new Notary(page)
  await notary.meetNow()
  await notary.enter()
  await notary.press('Join the session', 'Show my ID')
  await expect(page.getByRole('alert')).toContainText('could not confirm the identity')
  await notary.press('Go back')
  await arrived(page, { path: /\/notary\/error$/ })
  await expect(heading(page)).toHaveText('The notary couldn’t confirm your identity')
  await page.getByRole('link', { name: 'Choose another time online' }).click()
  await notary.meetNow()
  await notary.enter()
  await notary.press('Join the session', 'Show my ID', 'Leave for now')
  await expect(page.getByRole('button', { name: 'Go back into the session' })).toBeVisible()

  const phone = await browser.newPage({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  await signIn(phone, borrower)
  await phone.goto(`/account/heloc/${borrower.uuid}/notary/session`)
  const onPhone = new Notary(phone)
  await onPhone.enter('Go back into the session')
  await onPhone.press('Sign the deed', 'Go back')
  await arrived(phone, { path: /\/insurance\/requirements$/ })
  await phone.goto(`/account/heloc/${borrower.uuid}/document/disclosures`)
  await expect(phone.getByText('Your signed deed')).toBeVisible()
  await phone.close()
})

test('in person, the borrower reserves, moves and cancels, and a closer records the signing with the deed', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Okafor', 'MANUAL_DEED_SIGNING', 'notary/reserve-manual')
  const notary = new Notary(page)
  await expect(page.getByText('$300, as in your final terms.')).toBeVisible()
  await notary.reserveInPerson()
  await page.getByRole('link', { name: 'Change the appointment' }).click()
  await notary.chooseTime(2)
  await page.waitForURL(/\/notary\/reserve-manual/)
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByRole('button', { name: 'Cancel appointment', exact: true }).click()
  await expect(heading(page)).toHaveText('Where would you like to meet your notary?')
  await notary.reserveInPerson()

  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn('closer')
  await desk.page.getByRole('button', { name: 'Notary calendar' }).click()
  const calendar = desk.page.getByRole('dialog', { name: 'Notary calendar' })
  await calendar.getByLabel('Online or in person').selectOption('MANUAL')
  // Its days are there before its appointments are.
  await expect(calendar.getByRole('listitem').first()).toBeVisible()
  await desk.page.waitForTimeout(1000)
  for (let weeks = 0; weeks < 3 && !(await calendar.locator(`a[href$="${borrower.uuid}"]`).isVisible()); weeks++) {
    await calendar.getByRole('button', { name: 'Later' }).click()
    await expect(calendar.getByRole('listitem').first()).toBeVisible()
    await desk.page.waitForTimeout(500)
  }
  await calendar.locator(`a[href$="${borrower.uuid}"]`).click()
  await desk.recordSigning('The certificate and the deed agree.')
  await desk.page.close()
  await arrived(page, { path: /\/insurance\/requirements$/, timeout: 40_000 })
  const { requestedManualNotaryTime, status } = await borrower.read<{
    requestedManualNotaryTime: string
    status: { manualNotary: boolean; manualDeedSigningComplete: boolean; primaryParticipantAcceptComplete: boolean }
  }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)
  expect(requestedManualNotaryTime).toMatch(/Z$/)
  expect(status).toMatchObject({ manualNotary: true, manualDeedSigningComplete: true, primaryParticipantAcceptComplete: true })
})

test('a Texan’s homestead is closed at an office', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const texan = await borrowerOf(product.url, { lastName: 'Texan', place: AUSTIN })
  await liveTo(product.url, texan, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, texan, 'NOTARY_WAITING_PERIOD')
  await signIn(page, texan)
  await page.goto(`/account/heloc/${texan.uuid}`)
  await arrived(page, { path: 'notary/intro' })
  await expect(heading(page)).toHaveText('Read your itemized costs')
  await answerWithExample(page)
  await expect(heading(page)).toHaveText('Your state’s waiting period')
})

test('in Georgia an attorney reviews the closing, and the deed is signed at an attorney’s office', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Okafor', 'ATTORNEY_REVIEW', 'notary/intro', ATLANTA)
  await expect(heading(page)).toHaveText('An attorney reviews your closing')
  await settleWait(
    product.url,
    borrower.uuid,
    'attorney-review',
    { outcome: 'ACCEPTED', reason: 'Nothing to change.' },
    'Nothing to change.',
  )
  await arrived(page, { path: /\/notary\/reserve-manual$/ })
  await expect(page.getByRole('radio')).toHaveCount(1)
  await new Notary(page).reserveInPerson()
  await expect(page.getByText('At an attorney’s office')).toBeVisible()
})

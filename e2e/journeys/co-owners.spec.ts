/** Two who own the home with the borrower, at one email: each signs for themselves, in either order, and the line opens. */
import type { Browser, Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { Notary } from '../pages/notary.ts'
import { Signer, type SignerName } from '../pages/signer.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { mailsFor } from '../support/mailbox.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, newEmail, test } from '../support/test.ts'

test.use({ alone: true })

const SAM = { firstName: 'Sam', lastName: 'Reyes' }
const KIM = { firstName: 'Kim', lastName: 'Reyes' }
const DENVER = { city: 'Denver', state: 'CO', zip: '80202' }
const BORN = { Sam: { month: '02', day: '11', year: '1985' }, Kim: { month: '07', day: '30', year: '1962' } }

/** The borrower has signed, and both co-owners have one email. */
async function jointApplication(url: string, email: string, names = [SAM, KIM], place?: typeof DENVER): Promise<Borrower> {
  const borrower = await borrowerOf(url, { lastName: 'Sound', ...(place && { place }) })
  await liveTo(url, borrower, 'COLLECT_ADDITIONAL_INFO')
  await borrower.answer('contact', { phoneNumber: '4155550132', code: '550132' })
  const { example } = await borrower.read<{ example: object }>(
    `/service-application/api/v1/application/heloc/${borrower.uuid}/items/about-you`,
  )
  const coOwners = names.map((name) => ({ ...name, email }))
  await borrower.answer('about-you', { ...example, ownership: 'JOINT', coOwners })
  await liveOn(url, borrower, 'CO_DEED_REQ')
  return borrower
}

const HOME = '/account/heloc/heloc-signer/resume'

/** Each for themselves, in this order. */
async function signInOrder(signer: Signer, borrower: Borrower, order: readonly SignerName[]): Promise<void> {
  for (const name of order) {
    await arrived(signer.page, { path: '/heloc-signer/resume', heading: 'Who is signing?' })
    expect(await borrower.step()).toBe('CO_DEED_REQ')
    await signer.continueAs(name)
    await signer.doAll(name, BORN[name.firstName as 'Sam' | 'Kim'])
    await signer.page.getByRole('link', { name: 'Everyone at this email' }).click()
  }
  await expect.poll(() => borrower.step(), { timeout: 30_000 }).not.toBe('CO_DEED_REQ')
}

interface Journey {
  readonly page: Page
  readonly product: { readonly url: string }
  readonly browser: Browser
}

async function toOpenLine({ page, product, browser }: Journey, order: readonly SignerName[]): Promise<void> {
  test.setTimeout(240_000)
  const email = newEmail()
  const borrower = await jointApplication(product.url, email)
  const signer = new Signer(page, product.url)
  await signer.signIn(email)
  await signInOrder(signer, borrower, order)
  await liveOn(product.url, borrower, 'RESCISSION')
  // Nobody records that they had their notices: they open them.
  for (const name of order) {
    await page.goto(HOME)
    await signer.continueAs(name)
    await signer.openNotice()
  }
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'FUNDABLE')
  // Each states it for themselves, and mail is not waited for.
  for (const name of order) {
    await page.goto(HOME)
    await arrived(page, { path: '/heloc-signer/resume', heading: 'Who is signing?' })
    await signer.continueAs(name)
    await signer.confirmNotCanceled(name)
    expect(await borrower.step()).toBe('FUNDABLE')
  }
  await liveOn(product.url, borrower, 'COMPLETE')
  await desk.page.close()
}

test('co-owners at one email sign each for themselves, and the line opens', { tag: '@soak' }, async ({ page, product, browser }) =>
  toOpenLine({ page, product, browser }, [SAM, KIM]),
)

test('co-owners at one email sign in the other order, and the line opens', { tag: '@soak' }, async ({ page, product, browser }) =>
  toOpenLine({ page, product, browser }, [KIM, SAM]),
)

test('a co-owner on a phone cancels the line for everyone', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const email = newEmail()
  const borrower = await jointApplication(product.url, email)
  const signer = new Signer(page, product.url)
  await signer.signIn(email)
  await signInOrder(signer, borrower, [SAM, KIM])
  await signer.continueAs(KIM)
  await arrived(page, { path: '/heloc-signer/sign' })
  await page.getByRole('button', { name: 'Cancel the line' }).click()
  await expect(page.getByText('You can’t undo this.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the line' }).click()
  await arrived(page, { path: '/heloc-signer/cancelled', heading: 'The line is canceled' })
  expect(await borrower.step()).toBe('CANCELLED')
  // So does the other, at their own address.
  await page.goto(HOME)
  await signer.continueAs(SAM)
  await arrived(page, { path: '/heloc-signer/cancelled', heading: 'The line is canceled' })
  await expect(page.getByText(/^Kim Reyes canceled it on/)).toBeVisible()
})

test('a co-owner meets the notary from their own invitation, after the borrower, who sees whose signature is missing', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(240_000)
  const email = newEmail()
  const borrower = await jointApplication(product.url, email, [SAM], DENVER)
  const signer = new Signer(await browser.newPage({ baseURL: product.url, viewport: { width: 360, height: 740 } }), product.url)
  await signer.signIn(email)
  await signer.doAll(SAM, BORN.Sam)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: /\/notary\/intro$/ })
  const notary = new Notary(page)
  await expect(page.getByRole('radio', { name: /^Online, by video/ })).toBeVisible()
  await notary.meetNow()
  await notary.enter()
  await notary.press('Join the session', 'Show my ID', 'Sign the deed', 'Go back')
  await arrived(page, { path: '/complete', timeout: 30_000 })
  await expect(page.getByText('You have signed. Not everyone has signed the deed before a notary yet.', { exact: false })).toBeVisible()

  // The mail leads there, also while they are signed in.
  const [invited] = (await mailsFor(product.url, email)).filter(({ subject }) => subject.startsWith('You still have to sign the deed'))
  await signer.page.goto(/https?:\/\/\S+/.exec(invited!.body)![0])
  await arrived(signer.page, { path: '/heloc-signer/sign', heading: 'You still have to sign the deed' })
  const room = new Notary(signer.page)
  await signer.page.getByRole('button', { name: 'Join the session' }).click()
  await signer.page.waitForURL(/\/sandbox\/notary/)
  await room.press('Join the session', 'Show my ID', 'Sign the deed', 'Go back')
  await arrived(signer.page, { path: '/heloc-signer/documents', timeout: 30_000 })
  await arrived(page, { path: /\/insurance\/requirements$/, timeout: 60_000 })
  await signer.page.close()
})

test('a co-owner who is to be removed is in the queue of whoever confirms it, and is told that they no longer sign', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(240_000)
  const email = newEmail()
  const borrower = await jointApplication(product.url, email, [SAM])
  const signer = new Signer(page, product.url)
  await signer.signIn(email)
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  await desk.page.getByRole('button', { name: 'Remove Sam Reyes as a signer' }).press('Enter')
  const asking = desk.page.getByRole('form', { name: 'Remove Sam Reyes as a signer' })
  await asking.getByLabel('Why').selectOption({ label: 'They never owned a share of the home' })
  await asking.locator('input[type=file]').setInputFiles({ name: 'deed.png', mimeType: 'image/png', buffer: smallPicture('deed.png') })
  await expect(asking.getByRole('button', { name: 'Remove deed.png' })).toBeVisible()
  await asking.getByLabel('Reason').fill('The deed names one owner')
  await desk.page.keyboard.press('Control+Enter')
  await expect(desk.page.getByText('To be removed: waits for a second person.')).toBeVisible()
  await desk.page.close()

  const other = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await other.signIn('underwriter')
  await expect(other.row(borrower.uuid)).toContainText('Sam Reyes: To be removed as a signer, a second person confirms it')
  await other.open(borrower.uuid)
  await expect(other.page.getByText('Their reason: The deed names one owner')).toBeVisible()
  await expect(other.page.getByRole('button', { name: /^View: .* of Sam Reyes, to be removed$/ })).toBeVisible()
  await other.page.getByRole('button', { name: 'Confirm that Sam Reyes is removed' }).press('Enter')
  await other.page.keyboard.type('The deed and the title search name the borrower alone')
  await other.page.keyboard.press('Control+Enter')
  await expect(other.page.locator('.notice')).toContainText('Sam Reyes no longer signs.')
  await other.page.close()

  // Their page, still open, leads to where they read of it; and the mails say it.
  await page.reload()
  await expect(
    page.getByText('If you no longer sign for the home, nothing is left for you to do, and we emailed you about it.', { exact: false }),
  ).toBeVisible()
  const told = await mailsFor(product.url, email)
  expect(told.map(({ subject }) => subject).join()).toContain('You are no longer asked to sign')
  const [mail] = (await mailsFor(product.url, borrower.email)).filter(({ subject }) =>
    subject.includes('Sam Reyes no longer signs with you'),
  )
  expect(mail?.body).toContain('by a document that Sam Reyes never owned a share of your home')
})

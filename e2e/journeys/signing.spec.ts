/** Signing in the browser: on a phone, by keyboard and pointer, stopped and taken up again, here and on another device. */
import type { Page } from '@playwright/test'
import { agree, opensAtItsTop, part, read, skipsAhead, wordIn } from '../pages/signing.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { settleWait } from '../support/operator.ts'
import { tabTo } from '../support/tab-to.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }

/** Someone who accepted the final offer and opens the page. */
async function signing(page: Page, url: string): Promise<Borrower> {
  const borrower = await borrowerOf(url)
  await liveTo(url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(url, borrower, 'NOTE_SIGNING')
  await signIn(page, borrower)
  await open(page, borrower)
  return borrower
}

const open = async (page: Page, borrower: Borrower): Promise<void> => {
  await page.goto(`/account/heloc/${borrower.uuid}/signing/sign`)
  await arrived(page, { path: '/signing/sign', heading: 'Sign your documents' })
}

test('on a phone everything is read, a signature is drawn, and each place is signed', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const borrower = await signing(page, product.url)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  const word = page.getByLabel('The word in the test file')
  await expect(word).toBeFocused()
  await word.fill('none')
  await page.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByText('This is not the word in the file.').first()).toBeVisible()
  await expect(word).toBeFocused()
  await agree(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Read your documents' })).toBeFocused()
  await opensAtItsTop(page)
  await skipsAhead(page)
  // As in a window of a desk.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await skipsAhead(page)
  await page.setViewportSize(PHONE)
  await page.evaluate(() => document.querySelector('.document-frame')?.scrollIntoView({ block: 'start' }))
  await read(page)
  await page.getByRole('radio', { name: 'Draw my signature' }).check()
  // No place of these documents asks for initials, and so the page does not.
  await expect(page.getByText('Your initials')).toBeHidden()
  const pad = page.getByRole('img', { name: 'Your signature', exact: true })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let step = 1; step <= 6; step++) await page.mouse.move(box.x + 40 + step * 25, box.y + 60 + (step % 2) * 25)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Use this signature' }).click()
  await part(page, 'Sign each place')
  await expect(page.getByRole('img', { name: 'Your signature, drawn: Ana Reyes' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign here' }).dblclick()
  await part(page, 'Finish')
  await page.getByRole('button', { name: 'Finish signing' }).click()
  await expect.poll(() => borrower.step(), { timeout: 20_000 }).not.toBe('NOTE_SIGNING')
})

test('by keyboard alone, declined, taken up again, and finished on another device', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(180_000)
  const borrower = await signing(page, product.url)
  await tabTo(page, /^Open the test file$/)
  await page.keyboard.press('Enter')
  const word = await wordIn(page)
  await tabTo(page, /^The word in the test file/)
  await page.keyboard.type(word)
  await tabTo(page, /^I agree to sign electronically/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await part(page, 'Read your documents')
  await tabTo(page, /^I don’t want to sign$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Why don’t you want to sign/)
  await page.keyboard.type('My sister reads it first.')
  await tabTo(page, /^Stop signing$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing is paused', { timeout: 20_000 })
  await tabTo(page, /^Continue online$/)
  await page.keyboard.press('Enter')

  // Another device: what was done is there.
  const other = await browser.newContext({ viewport: PHONE, baseURL: product.url })
  const phone = await other.newPage()
  await expect.poll(async () => (await borrower.application()).openItem).toBe('note-signing')
  await signIn(phone, borrower)
  await open(phone, borrower)
  await part(phone, 'Read your documents')
  await read(phone)
  await phone.getByRole('button', { name: 'Use this signature' }).click()
  await phone.getByRole('button', { name: 'Sign here' }).click()
  await part(phone, 'Finish')
  await phone.reload()
  await part(phone, 'Finish')
  await phone.getByRole('button', { name: 'Finish signing' }).click()
  await expect.poll(() => borrower.step(), { timeout: 20_000 }).not.toBe('NOTE_SIGNING')
  await other.close()
})

test('paper copies are asked for, and paper in the place of signing here', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await signing(page, product.url)
  await page.getByRole('link', { name: 'Help, paper copies, or sign on paper' }).click()
  await arrived(page, { path: '/signing/support', heading: 'Help with signing' })
  await page.getByRole('button', { name: 'Ask for paper copies' }).click()
  await expect(page.getByText('We mail them to you, and email you when we have.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw, and sign on paper' }).click()
  await page.getByRole('button', { name: 'Yes, sign on paper' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing is paused', { timeout: 20_000 })
  expect((await borrower.application()).openItem).toBe('signing-help')
  await settleWait(product.url, borrower.uuid, 'signing-help', { outcome: 'PAPER_SENT' }, 'Mailed today')
  // Where the dashboard leads: the address, and the way back to signing here that the page speaks of.
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'One thing to do: your documents are on paper' })
  await page.getByRole('main').getByRole('link', { name: 'Your documents are on paper' }).click()
  await arrived(page, { path: '/signing/intro', heading: 'Your documents are on paper' })
  await expect(page.getByText('400 Hearth Street', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue online' }).click()
  await arrived(page, { path: '/signing/intro', heading: 'You’re ready to sign', timeout: 20_000 })
})

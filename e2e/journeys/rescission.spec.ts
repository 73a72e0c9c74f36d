/** The right to cancel, used by a letter, in the browser: the line ends, and what is owed back stays in sight until it is returned. */
import { addDays } from '@hearthline/domain'
import { Console } from '../pages/console.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { productDay } from '../support/operator.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test('a letter that comes before the money stops it against the owner’s own statement, a second person cancels the line, and the release is owed', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(180_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const file = () =>
    borrower.read<{ dates: { label: string; detail: string }[] }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)
  // The home is in California, where the lender's day is the home's.
  const mailedOn = await productDay(product.url)
  const days = await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'FUNDING_DECISION')

  await desk.open(borrower.uuid)
  await desk.page.getByRole('button', { name: 'Record a written notice' }).click()
  const notice = desk.page.getByRole('form', { name: 'Record a written notice' })
  await notice.getByLabel('How it came').selectOption({ label: 'By mail: it counts from the postmark' })
  await notice.getByLabel('Mailed on').fill(mailedOn)
  // What stands against it is said before the act; no scan is waited for, and no one alone cancels the line.
  await expect(notice).toContainText('stated in the portal that they did not cancel, signed on')
  await expect(notice).toContainText('No money has left, and from now on none is sent.')
  await notice.getByLabel('Reason').fill('Letter of the borrower, postmarked')
  await notice.getByRole('button', { name: 'Record the notice' }).click()
  const panel = desk.part('Right to cancel')
  await expect(panel).toContainText('Waiting for a second person. The line has stopped, and no money is sent.')
  await expect(panel).toContainText('You recorded the notice. Someone else on the team must check it.')
  await signIn(page, borrower)
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'We are checking a notice that cancels the line' })
  await expect(page.getByText('Until then no money is sent, and nothing else happens on the line.', { exact: false }).first()).toBeVisible()

  const scan = desk.page.getByRole('form', { name: 'Add the scan of the notice' })
  await scan.locator('input[type=file]').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: smallPicture('letter.png') })
  await expect(scan.getByRole('button', { name: 'Remove letter.png' })).toBeVisible()
  await scan.getByLabel('Reason').fill('The letter with its envelope')
  await scan.locator('button[type=submit]').click()
  await expect(panel.getByRole('button', { name: /^View: .* of the notice of/ })).toBeVisible()
  const closer = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 360, height: 800 } }))
  await closer.signIn('closer')
  await closer.open(borrower.uuid)
  await closer.part('Right to cancel').getByRole('button', { name: 'Confirm the notice' }).click()
  const confirming = closer.page.getByRole('form', { name: 'Confirm the notice' })
  await expect(confirming).toContainText('This cancels the line for everyone and for good')
  await confirming.getByLabel('Reason').fill('Signature compared, and the borrower called')
  await confirming.getByRole('button', { name: 'Confirm, and cancel the line' }).click()
  await expect(closer.page.getByText('Confirmed: the line is canceled.', { exact: false }).first()).toBeVisible()
  await closer.page.close()
  await page.reload()
  await arrived(page, { path: '/dashboard', heading: 'Your line is canceled' })
  await desk.open(borrower.uuid)
  await expect(desk.page.getByText('Still to return: Release of the lien')).toBeVisible()
  expect((await file()).dates.at(-1)).toMatchObject({
    label: 'Lien on your home released',
    detail: expect.stringContaining('as the law requires'),
  })

  // Whoever recorded the notice does not record what was returned.
  await expect(desk.page.getByText('Someone else on the team must record what was returned.')).toBeVisible()
  const other = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await other.signIn('underwriter')
  await other.open(borrower.uuid)
  const release = other.page.getByRole('form', { name: 'Record: Release of the lien' })
  await release.getByLabel('Release recorded on').fill(addDays(mailedOn, days))
  await release.getByLabel('Recording number of the release').fill('2026-1130-0099')
  const recorded = { name: 'release.png', mimeType: 'image/png', buffer: smallPicture('release.png') }
  await release.locator('input[type=file]').setInputFiles(recorded)
  await expect(release.getByRole('button', { name: 'Remove release.png' })).toBeVisible()
  await release.getByLabel('Reason').fill('Recorded copy in the file')
  await release.getByRole('button', { name: 'Record' }).click()
  await expect(other.page.getByText('Nothing is left for us to return.')).toBeVisible()
  await other.page.close()
  await desk.page.close()
})

test('a notice that comes after the money was sent and proves false is refused by a second person, and the line goes on', {
  tag: '@soak',
}, async ({ product, browser }) => {
  test.setTimeout(240_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const mailedOn = await productDay(product.url)
  await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'COMPLETE')
  // Until the file of its day is closed the money would be stopped.
  await desk.moveTime(4)

  // By keyboard: the button opens the form at its first field, Escape closes it, and nothing that was typed is lost.
  await desk.open(borrower.uuid)
  const button = desk.page.getByRole('button', { name: 'Record a written notice' })
  const notice = desk.page.getByRole('form', { name: 'Record a written notice' })
  await button.press('Enter')
  await expect(notice.getByLabel('Who gave it')).toBeFocused()
  await notice.getByLabel('Reason').fill('A letter in the name of the borrower')
  await desk.page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await notice.getByLabel('How it came').selectOption({ label: 'By mail: it counts from the postmark' })
  await notice.getByLabel('Mailed on').fill(mailedOn)
  await notice.locator('input[type=file]').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: smallPicture('letter.png') })
  await expect(notice.getByRole('button', { name: 'Remove letter.png' })).toBeVisible()
  await notice.getByRole('button', { name: 'Record the notice' }).press('Enter')
  await expect(desk.page.getByText('Waiting for a second person.')).toBeVisible()
  await expect(desk.page.getByText('You recorded the notice. Someone else on the team must check it.')).toBeVisible()
  await desk.page.close()

  const other = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 360, height: 800 } }))
  await other.signIn('underwriter')
  await other.open(borrower.uuid)
  await other.page.getByRole('button', { name: 'Refuse the notice' }).press('Enter')
  const refusal = other.page.getByRole('form', { name: 'Refuse the notice' })
  await refusal.getByRole('button', { name: 'Refuse the notice' }).click()
  await expect(refusal.getByLabel('Why it does not count')).toBeFocused()
  await refusal.getByLabel('Why it does not count').selectOption({ label: 'The person named did not send or sign it' })
  const statement = { name: 'statement.png', mimeType: 'image/png', buffer: smallPicture('statement.png') }
  await refusal.locator('input[type=file]').setInputFiles(statement)
  await refusal.getByLabel('Reason').fill('Another hand; the borrower came by with an ID')
  await expect(refusal.getByRole('button', { name: 'Remove statement.png' })).toBeVisible()
  await refusal.getByRole('button', { name: 'Refuse the notice' }).click()
  await expect(other.page.getByText(/was refused on .*: The person named did not send or sign it\./)).toBeVisible()
  expect(await borrower.step()).toBe('COMPLETE')
  await other.page.close()
})

test('a notice that comes after the money was sent is confirmed by a second person, by keyboard, and only that cancels the line', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(240_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const mailedOn = await productDay(product.url)
  await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'COMPLETE')
  // Until the file of its day is closed the money would be stopped.
  await desk.moveTime(4)
  await desk.open(borrower.uuid)
  await desk.page.getByRole('button', { name: 'Record a written notice' }).press('Enter')
  const notice = desk.page.getByRole('form', { name: 'Record a written notice' })
  await notice.getByLabel('How it came').selectOption({ label: 'By mail: it counts from the postmark' })
  await notice.getByLabel('Mailed on').fill(mailedOn)
  await notice.locator('input[type=file]').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: smallPicture('letter.png') })
  await expect(notice.getByRole('button', { name: 'Remove letter.png' })).toBeVisible()
  await notice.getByLabel('Reason').fill('A letter of the borrower, in the vault')
  await notice.getByRole('button', { name: 'Record the notice' }).press('Enter')
  await expect(desk.page.getByText('Waiting for a second person.')).toBeVisible()

  // The borrower reads by its sum what had left, and nothing of an open line.
  await signIn(page, borrower)
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard' })
  await expect(page.getByText(/The cash from your line, \$[\d,.]+, reached your bank account on/).first()).toBeVisible()
  await expect(page.getByText('First draw made')).toHaveCount(0)

  // A closer checks it too: it is in their queue, with what there is to compare.
  const other = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await other.signIn('closer')
  await expect(other.row(borrower.uuid)).toContainText('Notice of the right to cancel: a second person checks it')
  await other.open(borrower.uuid)
  const panel = other.part('Right to cancel')
  await expect(panel).toContainText('Reyes stated in the portal that they did not cancel')
  await expect(panel).toContainText('A letter of the borrower, in the vault')
  await expect(panel.getByRole('button', { name: /^View: .* of the notice of/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Confirm the notice' }).press('Enter')
  const confirming = other.page.getByRole('form', { name: 'Confirm the notice' })
  await expect(confirming.getByLabel('Reason')).toBeFocused()
  await expect(confirming).toContainText('This cancels the line for everyone and for good')
  await other.page.keyboard.type('Signature and postmark compared, and the borrower called')
  await other.page.keyboard.press('Control+Enter')
  await expect(other.page.getByText('Confirmed: the line is canceled.', { exact: false }).first()).toBeVisible()
  await expect(panel).toContainText('canceled by mail')
  expect(await borrower.step()).toBe('CANCELLED')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your line is canceled' }).first()).toBeVisible()
  await other.page.close()
  await desk.page.close()
})

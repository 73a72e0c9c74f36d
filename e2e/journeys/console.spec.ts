/** The operators' side: the one open item, decided with a reason, and what an auditor may not do. */

import { Console } from '../pages/console.ts'
import { PlainScreen } from '../pages/plain-screen.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test('a late payment is explained by the borrower, accepted by an operator with a reason, and the borrower continues to offers', async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Delinquent' })
  await borrower.untilStep('DELINQUENCY_REVIEW')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/review-app/delinquency' })
  const screen = new PlainScreen(page)
  await screen.fillWithExample()
  await screen.continue()
  await expect(page.getByText('We are working on it. There is nothing you need to do.')).toBeVisible()

  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await desk.row(borrower.uuid).click()
  await expect(desk.page.locator('.open-item')).toContainText('Waiting for a decision.')
  await expect(desk.part('Provider attempts').getByRole('row')).not.toHaveCount(1)
  await expect(desk.part('History').getByRole('listitem')).not.toHaveCount(0)
  await expect(desk.part('Steps')).toContainText(/Delinquen|late/i)

  // Without a reason nothing is recorded.
  await desk.page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await desk.page.getByRole('button', { name: 'Accept and record' }).click()
  await expect(desk.page.getByText('Enter a reason')).toBeVisible()
  expect(await borrower.step()).toBe('DELINQUENCY_REVIEW')
  await desk.accept('Paid two days late, and on time ever since')
  await borrower.untilStep('OFFER_SELECTION')
  await expect(desk.part('Audit log')).toContainText('Paid two days late, and on time ever since')
  await expect(desk.part('Audit log')).toContainText('Olivia Park')
  await desk.page.close()

  // The borrower's page continues by itself.
  await arrived(page, at.offer)
})

test('a refusal gives the reasons that the law requires; the borrower reads them, and the notice is in the documents list', async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Delinquent' })
  await borrower.untilStep('DELINQUENCY_REVIEW')
  await borrower.answer('delinquency-explanation', { current: false, explanation: 'I lost my job in May and fell behind for two months.' })
  await borrower.send('PAYMENT_RECORD', 'statement.png')
  const desk = new Console(page)
  await desk.signIn('underwriter')
  await desk.open(borrower.uuid)
  await expect(desk.part('Documents')).toContainText('statement.png')
  const saved = page.waitForEvent('download')
  await desk.part('Documents').getByRole('button', { name: 'Save statement.png' }).click()
  expect((await saved).suggestedFilename()).toBe('statement.png')

  await page
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click()
  await desk.reason().fill('Two payments late, and still behind')
  await expect(page.getByRole('button', { name: 'Refuse and record' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Other', { exact: true }).check()
  await expect(desk.reason()).toHaveAccessibleDescription(/word for word in the notice/)
  await page.getByLabel('Other', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Refuse and record' }).click()
  await expect(page.getByText('Choose one to four reasons. We send them to the applicant.')).toBeVisible()
  expect(await borrower.step()).toBe('DELINQUENCY_REVIEW')
  await page.getByLabel('Delinquent past or present credit obligations with others').check()
  await page.getByRole('button', { name: 'Refuse and record' }).click()
  await borrower.untilStep('DECLINED')
  await expect(desk.part('Audit log')).toContainText(/document read/i)

  await page.getByRole('button', { name: 'Notices of action taken' }).click()
  await expect(page.getByRole('dialog', { name: 'Notices of action taken' }).getByRole('listitem').first()).toContainText(/HL-\d+/)

  const theirs = await browser.newPage({ baseURL: product.url })
  await signIn(theirs, borrower)
  await theirs.goto(`/account/heloc/${borrower.uuid}/error/decline`)
  await expect(theirs.getByText('Delinquent past or present credit obligations with others').first()).toBeVisible()
  await theirs.close()
})

test('an auditor reads everything and decides nothing', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const desk = new Console(page)
  await desk.signIn('auditor')
  await desk.open(borrower.uuid)
  await expect(page.getByText('An operator, an underwriter, or an administrator completes this.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Accept|Refuse|Run again|Record)/ })).toHaveCount(0)
  await expect(desk.part('Provider attempts')).toContainText(/provider failed|timed out/)
  const token = await page.evaluate(() => localStorage.getItem('console-jwt') ?? '')
  const reply = await fetch(`${product.url}/console/api/v1/applications/${borrower.uuid}/items/soft-credit/rerun`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Let me try' }),
  })
  expect(reply.status).toBe(403)
})

test('a failed pull is run again with a reason, and every attempt is kept', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const desk = new Console(page)
  await desk.signIn()
  await desk.row(borrower.uuid).click()
  await expect(page.getByRole('heading', { name: /^Run again/ })).toBeVisible()
  const attempts = desk.part('Provider attempts').getByRole('button', { name: /request and response/ })
  const before = await attempts.count()
  expect(before).toBeGreaterThan(1)
  await desk.reason().fill('The bureau says that it is back')
  await page.getByRole('button', { name: 'Run again', exact: true }).click()
  await expect(page.locator('.notice')).toContainText('Set to run again')
  await expect.poll(() => attempts.count(), { timeout: 20_000 }).toBeGreaterThan(before)
  await borrower.untilStep('CREDIT_ERROR')
  await expect(desk.part('Audit log')).toContainText('The bureau says that it is back')
  await attempts.first().click()
  await expect(page.locator('.attempt-detail').first()).toContainText('Sent')
  // Secrets are struck out.
  await expect(page.locator('.attempt-detail').first()).not.toContainText(/\d{3}-?\d{2}-?\d{4}/)
})

test('a borrower is not let into the console', async ({ page, product }) => {
  const { email } = await borrowerOf(product.url)
  await page.goto('/console')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse9!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This account cannot sign in here.')
})

test('the list is searched by name and worked by keyboard', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const desk = new Console(page)
  await desk.signIn()
  await page.keyboard.press('/')
  await page.keyboard.type('no such person')
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(desk.row(borrower.uuid)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.locator('#application-title')).toBeFocused()
})

test('which applications are shown is marked as soon as it is pressed, before the list has been read', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await new Console(page).signIn()
  const all = page.getByRole('radio', { name: 'All' })
  await expect(all).toBeVisible()
  const markedAtOnce = await all.evaluate((radio: HTMLInputElement) => {
    radio.click()
    return radio.checked
  })
  expect(markedAtOnce).toBe(true)
  await arrived(page, { path: '/console', heading: 'Console' })
  await expect(all).toBeChecked()
})

test('staff see for whom they act; a partner finds nothing of another organization, and the platform finds everything', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const partner = new Console(page)
  await partner.signIn('operator', 'riosol.example')
  await arrived(page, { path: '/console', heading: 'Console' })
  await expect(page.getByText('(RIOSOL)', { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(partner.row(borrower.uuid)).toHaveCount(0)
  await page.goto(`/console/applications/${borrower.uuid}`)
  await expect(page.getByText('No such application', { exact: true })).toBeVisible()

  const platform = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await platform.signIn('platform')
  await expect(platform.page.getByText('Platform staff: all organizations')).toBeVisible()
  await platform.page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(platform.row(borrower.uuid)).toContainText('HEARTH')
  await platform.open(borrower.uuid)
  await arrived(platform.page, { path: `/console/applications/${borrower.uuid}`, heading: 'Console' })
  await expect(platform.part('Audit log')).toContainText('Application read by Paula Grant')
  await platform.page.getByRole('button', { name: 'Your account' }).click()
  await expect(platform.page.getByRole('dialog', { name: 'Your account' })).toContainText('Platform staff: all organizations')
  await platform.page.close()
})

test('staff who are a party to an application see that another person must review it, and get no retry', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  expectProblems(page, /status of 403/)
  const { uuid } = await borrowerOf(product.url, { lastName: 'Delinquent', named: 'underwriter@hearthline.example' })
  const desk = new Console(page)
  await desk.signIn('underwriter')
  await page.goto(`/console/applications/${uuid}`)
  await expect(page.getByText('You are a party to this application. Someone else on the team has to review it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})

test('conditions are decided one by one; what was refused leads the borrower to replace it', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bankfraud' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  await expect(desk.page.getByRole('button', { name: /Bank account for the money/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.part('Bank account under review')).toContainText('Accounts that failed before')
  await desk.page.keyboard.press('r')
  await desk.reason().fill('The bank knows no such account.')
  await desk.page.keyboard.press('Control+Enter')
  await expect(desk.page.locator('.notice')).toContainText('Refused: Bank account for the money.')
  await expect(desk.page.locator('.open-item')).toContainText('Waiting for the borrower to replace what was refused.')
  // It needs no one now, and stays the marked one as long as its file is shown.
  await expect(desk.row(borrower.uuid)).toHaveAttribute('aria-current', 'page')
  await expect(desk.row(borrower.uuid)).toContainText('Not in this list')

  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/conditions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace what we couldn’t accept')
  await expect(page.getByText('Our team reviewed it, and we can’t send money there.')).toBeVisible()
  await page.getByRole('link', { name: 'Use another account' }).click()
  await arrived(page, { path: '/bank/disburse' })
  await desk.page.close()
})

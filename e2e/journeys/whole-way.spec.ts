/** From the first question to an open line, in the browser: the borrower on their screens, an operator at the console, and time. */
import { Console } from '../pages/console.ts'
import { Offer } from '../pages/offer.ts'
import { Wizard } from '../pages/wizard.ts'
import { borrowerInBrowser } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'
import { walkToLine } from '../support/walk-to-line.ts'

test.use({ alone: true })

test('an application from start to an open line', async ({ page, product, email, browser }) => {
  test.setTimeout(180_000)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  await new Wizard(page).checkRate({ email })
  const borrower = await borrowerInBrowser(page, product.url, email)
  const offer = new Offer(page)
  await offer.toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()

  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const steps = await walkToLine({ page, borrower, desk, after: 'OFFER_SELECTION chosen-offer' })
  const acted = [
    'COLLECT_ADDITIONAL_INFO',
    'HMDA',
    'APP_SUBMISSION',
    'INCOME_VERIFICATION',
    'DISBURSEMENT_ACCOUNT',
    'IDENTITY_VERIFICATION',
    'NOTE_SIGNING',
    'RESCISSION',
    'FUNDING_DECISION',
    'COMPLETE',
  ]
  expect(steps.filter((step, index) => acted.includes(step) && steps.indexOf(step) === index)).toEqual(acted)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 }), broken.join('\n')).toHaveText('Your line is open')
  expect(broken).toEqual([])
  await desk.page.close()
})

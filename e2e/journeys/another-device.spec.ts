/** At each chapter of the way someone takes another device, signs in there as they would, and is led on to the very question that is next. */
import type { Browser, Page } from '@playwright/test'
import { answerWithExample } from '../pages/bank.ts'
import { Console } from '../pages/console.ts'
import { Income } from '../pages/income.ts'
import { Notary } from '../pages/notary.ts'
import { agree, part, read } from '../pages/signing.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, PASSWORD } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveOnTo } from '../support/live-to.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

/** One that has never been signed in on: no session, no storage, every second one a phone. */
async function signedInOnAnother(browser: Browser, url: string, borrower: Borrower, device: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: SIZES[device % 2]! })
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(borrower.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return page
}

test('an application that is taken up on another device at each chapter comes to an open line', { tag: '@soak' }, async ({
  product: { url },
  browser,
}) => {
  test.setTimeout(400_000)
  const borrower = await borrowerOf(url)
  const desk = new Console(await browser.newPage({ baseURL: url, viewport: SIZES[0]! }))
  await desk.signIn()
  let device = 0
  let current: Page | undefined

  /** On another device, from the dashboard, by what is named there as next. */
  const takeUp = async (next: RegExp, path: string): Promise<Page> => {
    await current?.context().close()
    current = await signedInOnAnother(browser, url, borrower, device++)
    await arrived(current, { path: '/dashboard', heading: next })
    await current.getByRole('main').locator('a.ui-button').first().click()
    await arrived(current, { path })
    return current
  }
  /** Where nothing is theirs to do the dashboard says so, and nothing is asked again. */
  const seesOnly = async (heading: RegExp): Promise<void> => {
    await current?.context().close()
    current = await signedInOnAnother(browser, url, borrower, device++)
    await arrived(current, { path: '/dashboard', heading })
  }
  const answerOn = async (page: Page, step: string) => {
    await answerWithExample(page)
    await expect.poll(() => borrower.step(), { timeout: 20_000 }).not.toBe(step)
  }

  await borrower.untilStep('OFFER_SELECTION')
  await takeUp(/^One thing to do: choose your offer/, '/product/select')
  const { type, term, originationFee, minDraw } = (await borrower.offers()).offers[0]!
  await borrower.answer('chosen-offer', {
    ...{ type, termYears: term, originationFeeBps: Math.round(originationFee * 100), discounts: [], cashPreference: 'DEDUCT' },
    ...{ drawCents: Math.round(minDraw * 100), payOffTradelineIds: [] },
  })

  await liveOnTo(url, borrower, 'APP_SUBMISSION')
  await answerOn(await takeUp(/^One thing to do: /, '/start/app-summary'), 'APP_SUBMISSION')

  await liveOnTo(url, borrower, 'INCOME_VERIFICATION')
  const income = new Income(await takeUp(/^One thing to do: /, '/income/review'))
  await income.payroll()
  await income.continue()

  await liveOnTo(url, borrower, 'DISBURSEMENT_ACCOUNT')
  await answerOn(await takeUp(/^One thing to do: /, '/bank/disburse'), 'DISBURSEMENT_ACCOUNT')

  await liveOn(url, borrower, 'IDENTITY_VERIFICATION')
  await takeUp(/^One thing to do: /, '/identity')

  await liveOn(url, borrower, 'NOTE_SIGNING')
  const reading = await takeUp(/^One thing to do: /, '/signing/intro')
  await reading.getByRole('link', { name: 'Read and sign' }).click()
  await part(reading, 'Agree to sign electronically')
  await agree(reading)
  await read(reading)
  await reading.getByRole('button', { name: 'Use this signature' }).click()
  await part(reading, 'Sign each place')

  // What was read and adopted there is not read and adopted here again.
  const signing = await takeUp(/^One thing to do: /, '/signing/intro')
  await signing.getByRole('link', { name: /^(Read and sign|Continue signing)$/ }).click()
  const finish = signing.getByRole('heading', { level: 2, name: 'Finish' })
  await part(signing, 'Sign each place')
  for (let places = 0; places < 12 && !(await finish.isVisible()); places++) {
    await signing.getByRole('button', { name: /^(Sign here|Put my initials here)$/ }).click()
    await signing.waitForTimeout(300)
  }
  await signing.getByRole('button', { name: 'Finish signing' }).click()
  await expect.poll(() => borrower.step(), { timeout: 20_000 }).not.toBe('NOTE_SIGNING')

  await liveOn(url, borrower, 'MANUAL_DEED_SIGNING')
  await new Notary(await takeUp(/^One thing to do: /, '/notary/reserve-manual')).reserveInPerson()
  await seesOnly(/notary|appointment/i)

  await liveOn(url, borrower, 'RESCISSION')
  await seesOnly(/./)
  await borrower.untilStep('RESCISSION')
  await pastRescission(desk, borrower)
  await liveOn(url, borrower, 'COMPLETE')
  await seesOnly(/^Your line is open$/)
  await current?.context().close()
  await desk.page.close()
})

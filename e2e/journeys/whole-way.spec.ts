/** From the first question to an open line, in the browser: the borrower on their screens, an operator at the console, and time. */
import type { Page } from '@playwright/test'
import { answerWithExample } from '../pages/bank.ts'
import { Console } from '../pages/console.ts'
import { Income } from '../pages/income.ts'
import { Notary } from '../pages/notary.ts'
import { Offer } from '../pages/offer.ts'
import { ShellParts } from '../pages/shell.ts'
import { signAll } from '../pages/signing.ts'
import { Wizard } from '../pages/wizard.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerInBrowser } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

interface Standing {
  readonly step: string
  readonly openItem: string | null
  readonly nextAction: { readonly waitingOn: 'you' | 'us' | 'nobody' }
}

const WAITING = /^(WAITING_FOR_|GEN_|HARD_CREDIT_PULL$|PREQUAL_TITLE$|IN_PROGRESS$|ONSITE_APPRAISAL_REQUEST$)/
const RESTS = new Set(['GEN_RESCISSION'])

/** Where the application comes to rest, once no one but a person or the calendar can move it. */
async function rest(borrower: Borrower, after: string): Promise<Standing> {
  let found: Standing | undefined
  await expect(async () => {
    const now = await borrower.read<Standing>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)
    const { kind } =
      now.openItem === null
        ? { kind: 'end' }
        : await borrower.read<{ kind: string }>(`/service-application/api/v1/application/heloc/${borrower.uuid}/items/${now.openItem}`)
    expect(`${now.step} ${now.openItem}`).not.toBe(after)
    expect(kind).not.toBe('work')
    expect(WAITING.test(now.step) && !RESTS.has(now.step)).toBe(false)
    found = now
  }).toPass({ timeout: 20_000, intervals: [100, 200, 400] })
  return found as Standing
}

/** A save leads on by itself. After someone else acted the borrower comes back by the dashboard, and presses what is next. */
async function toQuestion(page: Page, path: RegExp, byDashboard: boolean): Promise<void> {
  if (byDashboard) {
    await new ShellParts(page).rail().getByRole('link', { name: 'Dashboard' }).click()
    await arrived(page, { path: '/dashboard', heading: /^One thing to do: / })
    await page.getByRole('main').locator('a.ui-button').first().click()
  }
  await arrived(page, { path })
}

/** On the page of what happens until the money: then mail is not waited for. */
async function confirmNotCanceled(page: Page, { uuid, read }: Borrower): Promise<void> {
  const { name } = await read<{ name: string }>(`/service-application/api/v1/application/heloc/${uuid}/signing`)
  await page.goto(`/account/heloc/${uuid}/complete`)
  await arrived(page, { path: '/complete' })
  await page.getByRole('checkbox', { name: /^I did not cancel this line/ }).check()
  await page.getByLabel('Your full name, as your signature').fill(name)
  await page.getByRole('button', { name: 'Sign and confirm' }).click()
  await expect(page.getByRole('button', { name: 'Sign and confirm' })).toBeHidden()
}

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
  const steps: string[] = []
  let before = 'OFFER_SELECTION chosen-offer'
  let lastActor: 'borrower' | 'other' = 'borrower'
  for (let acts = 0; acts < 40; acts++) {
    const { step, openItem } = await rest(borrower, before)
    steps.push(step)
    if (step === 'COMPLETE') break
    before = `${step} ${openItem}`
    const othersActed = steps.length > 1 && lastActor !== 'borrower'
    const item = await borrower.read<{ kind: string; by?: string }>(
      `/service-application/api/v1/application/heloc/${borrower.uuid}/items/${openItem}`,
    )
    if (item.kind === 'ask') {
      await toQuestion(page, new RegExp(`/account/heloc/${borrower.uuid}/`), othersActed)
      if (openItem === 'income-sources') {
        const income = new Income(page)
        await income.payroll()
        await income.continue()
      } else if (openItem === 'notary-appointment') {
        await new Notary(page).reserveInPerson()
      } else if (openItem === 'note-signing') {
        await signAll(page)
      } else {
        await answerWithExample(page)
      }
    } else if (step === 'RESCISSION' || step === 'NOTARY_WAITING_PERIOD') await desk.moveTime(1)
    else if (openItem === 'rescission-assurance') await confirmNotCanceled(page, borrower)
    else {
      await desk.open(borrower.uuid)
      if (openItem === 'notary-session') await desk.recordSigning('As the certificate says.')
      else if (
        await desk.page
          .getByRole('button', { name: /^Accept/ })
          .first()
          .isVisible()
      )
        await desk.accept(`Decided at ${step}`)
      else await desk.record(`Recorded at ${step}`)
    }
    lastActor = item.kind === 'ask' ? 'borrower' : 'other'
    if (step === 'RESCISSION') before = ''
  }
  expect(steps.at(-1)).toBe('COMPLETE')
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

/** From wherever an application stands to its open line, in the browser: the borrower on their screens, an operator at the console, and time. */
import type { Page } from '@playwright/test'
import { answerWithExample } from '../pages/bank.ts'
import type { Console } from '../pages/console.ts'
import { Income } from '../pages/income.ts'
import { Notary } from '../pages/notary.ts'
import { ShellParts } from '../pages/shell.ts'
import { readAllForOffice, signAll } from '../pages/signing.ts'
import { arrived } from './arrived.ts'
import type { Borrower } from './borrower.ts'
import { decideReview, passClosedDays } from './operator.ts'
import { expect } from './test.ts'

const HELOC = '/service-application/api/v1/application/heloc'
const WAITING = /^(WAITING_FOR_|GEN_|HARD_CREDIT_PULL$|PREQUAL_TITLE$|IN_PROGRESS$|ONSITE_APPRAISAL_REQUEST$)/
const RESTS = new Set(['GEN_RESCISSION'])
/** Steps that time alone ends. */
const TIMED = new Set(['RESCISSION', 'NOTARY_WAITING_PERIOD'])
/** More than any application has: the twelve days of Texas are one each. */
const MOST_ACTS = 70

interface Standing {
  readonly step: string
  readonly openItem: string | null
}

/** Where the application comes to rest, once no one but a person or the calendar can move it. */
async function rest(url: string, borrower: Borrower, after: string): Promise<Standing> {
  let found: Standing | undefined
  await expect(async () => {
    const now = await borrower.read<Standing>(`${HELOC}/${borrower.uuid}`)
    const kind = now.openItem === null ? 'end' : (await itemOf(borrower, now.openItem)).kind
    expect(`${now.step} ${now.openItem}`).not.toBe(after)
    // Work that waits for a business day is passed as the other days are: by the clock.
    if (kind === 'work') await passClosedDays(url, borrower.uuid)
    expect(kind).not.toBe('work')
    expect(WAITING.test(now.step) && !RESTS.has(now.step)).toBe(false)
    found = now
  }).toPass({ timeout: 20_000, intervals: [100, 200, 400] })
  return found as Standing
}

const itemOf = (borrower: Borrower, item: string) =>
  borrower.read<{ readonly kind: string; readonly by?: string }>(`${HELOC}/${borrower.uuid}/items/${item}`)

/** A save leads on by itself. After someone else acted the borrower comes back by the dashboard, and presses what is next. */
async function toQuestion(page: Page, path: RegExp, byDashboard: boolean): Promise<void> {
  if (byDashboard) {
    await new ShellParts(page).rail().getByRole('link', { name: 'Dashboard' }).click()
    await arrived(page, { path: '/dashboard', heading: /^One thing to do: / })
    await page.getByRole('main').locator('a.ui-button').first().click()
  }
  await arrived(page, { path })
}

export interface WalkToLine {
  readonly page: Page
  readonly borrower: Borrower
  readonly desk: Console
  /** How this person answers an item, where not like anyone else. */
  readonly acts?: Readonly<Record<string, () => Promise<void>>>
  /** Before each act, on the screen on which it is done; the step and the open item. */
  readonly sees?: (step: string, item: string | null) => Promise<void>
  /** What the application stood at when it was left: the walk begins once it is past it. */
  readonly after?: string
}

/** The steps at which it came to rest, COMPLETE the last. */
export async function walkToLine({ page, borrower, desk, acts = {}, sees, after = '' }: WalkToLine): Promise<readonly string[]> {
  const steps: string[] = []
  let before = after
  let lastActor: 'borrower' | 'other' = 'borrower'
  for (let count = 0; count < MOST_ACTS; count++) {
    const { step, openItem } = await rest(new URL(desk.page.url()).origin, borrower, before)
    steps.push(step)
    if (step === 'COMPLETE') return steps
    const { kind } = await itemOf(borrower, openItem!)
    const isOwn = kind === 'ask'
    before = TIMED.has(step) && !isOwn ? '' : `${step} ${openItem}`
    if (isOwn) {
      await toQuestion(page, new RegExp(`/account/heloc/${borrower.uuid}/`), steps.length > 1 && lastActor !== 'borrower')
      await sees?.(step, openItem)
      await (acts[openItem!] ?? (() => answer(page, openItem!)))()
    } else {
      await sees?.(step, openItem)
      await (acts[openItem!] ?? (() => settle({ page, desk, borrower }, step, openItem!)))()
    }
    lastActor = isOwn ? 'borrower' : 'other'
  }
  throw new Error(`No open line after ${MOST_ACTS} acts: ${steps.join(', ')}`)
}

async function answer(page: Page, item: string): Promise<void> {
  if (item === 'income-sources') {
    const income = new Income(page)
    await income.payroll()
    await income.continue()
  } else if (item === 'notary-appointment') await new Notary(page).reserveInPerson()
  else if (item === 'note-signing') await signAll(page)
  else if (item === 'closing-review') await readAllForOffice(page)
  else await answerWithExample(page)
}

/** On the page of what happens until the money: then mail is not waited for. */
async function confirmNotCanceled(page: Page, { uuid, read }: Borrower): Promise<void> {
  const { name } = await read<{ readonly name: string }>(`${HELOC}/${uuid}/signing`)
  await page.goto(`/account/heloc/${uuid}/complete`)
  await arrived(page, { path: '/complete' })
  await page.getByRole('checkbox', { name: /^I did not cancel this line/ }).check()
  await page.getByLabel('Your full name, as your signature').fill(name)
  await page.getByRole('button', { name: 'Sign and confirm' }).click()
  await expect(page.getByRole('button', { name: 'Sign and confirm' })).toBeHidden()
}

/** By time, by the borrower's word, or by the team. */
async function settle({ page, desk, borrower }: Pick<WalkToLine, 'page' | 'desk' | 'borrower'>, step: string, item: string): Promise<void> {
  if (TIMED.has(step)) return desk.moveTime(1)
  if (item === 'rescission-assurance') return confirmNotCanceled(page, borrower)
  // Whoever recorded the signing does not release the money: someone else on the team does.
  if (item === 'funding-decision') {
    return decideReview(new URL(desk.page.url()).origin, borrower.uuid, item, 'ACCEPTED', 'File complete, amounts agree.')
  }
  await desk.open(borrower.uuid)
  if (item === 'notary-session') {
    const { about } = await borrower.read<{ readonly about: { readonly state: string } }>(
      `${HELOC}/${borrower.uuid}/items/notary-appointment`,
    )
    return desk.recordSigning('As the certificate says.', about.state)
  }
  const accepting = desk.page.getByRole('button', { name: /^Accept/ }).first()
  if (await accepting.isVisible()) await desk.accept(`Decided at ${step}`)
  else await desk.record(`Recorded at ${step}`)
}

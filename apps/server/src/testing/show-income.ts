/** Shows income as a browser would: lists a source, opens the provider's session, goes through the sandbox's page, and comes back. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationBody } from '@hearthline/contract'
import type { IncomeReview, LinkWay } from '@hearthline/domain'
import type { Person } from './person.ts'

const WAIT_MS = 20_000

export const reviewOf = async (borrower: Person): Promise<IncomeReview> =>
  (await borrower.get('/items/income-sources')).json<{ about: IncomeReview }>().about

const listed = ({ sources }: IncomeReview) => sources.map(({ id, person, way, documents }) => ({ id, person, way, documents }))

/** Lists a source; gives its id. */
export async function listSource(borrower: Person, way: string, documents: readonly string[] = [], person = 'borrower'): Promise<string> {
  const id = randomUUID()
  await borrower.answer('income-evidence', { sources: [...listed(await reviewOf(borrower)), { id, person, way, documents }] })
  return id
}

export async function startLink(borrower: Person, source: string) {
  const reply = await borrower.post('/income-links', { source })
  if (reply.statusCode !== 201) throw new Error(`No session was opened: ${reply.statusCode} ${reply.body}`)
  return reply.json<{ link: string; opening: { kind: 'PAGE'; url: string } }>()
}

/** What the sandbox's page gives back once a person has gone through it. */
export async function visitSandbox(borrower: Person, url: string, answers: Readonly<Record<string, string>>): Promise<URL> {
  const page = new URL(url, 'http://sandbox.test')
  for (const [name, value] of Object.entries(answers)) page.searchParams.set(name, value)
  const reply = await borrower.visit(`${page.pathname}${page.search}`)
  if (reply.statusCode !== 303) throw new Error(`The sandbox's page did not lead back: ${reply.statusCode}`)
  return new URL(String(reply.headers.location), page)
}

/** How a person gets through the sandbox's page at once. */
export const GOOD_VISIT = { step: 'code', payer: 'Harbor Foods', digits: '123456' } as const

/** Connects an account and waits until its report is read. */
export async function connectIncome(borrower: Person, way: LinkWay = 'PAYROLL', person = 'borrower'): Promise<string> {
  const source = await listSource(borrower, way, [], person)
  const { link, opening } = await startLink(borrower, source)
  const back = await visitSandbox(borrower, opening.url, GOOD_VISIT)
  const reply = await borrower.post(`/income-links/${link}/finish`, { code: back.searchParams.get('code') })
  if (reply.statusCode !== 200) throw new Error(`The connection was not finished: ${reply.statusCode} ${reply.body}`)
  const deadline = Date.now() + WAIT_MS
  while ((await reviewOf(borrower)).sources.find(({ id }) => id === source)?.state === 'IN_PROGRESS') {
    if (Date.now() > deadline) throw new Error('The report was never read')
    await sleep(8)
  }
  return source
}

/** Payroll for the borrower, and for each co-owner where some of the income is theirs; then on with what is verified. */
export async function showIncome(borrower: Person): Promise<ApplicationBody> {
  const { people, statedCoOwnersCents } = await reviewOf(borrower)
  const [own, ...others] = people
  await connectIncome(borrower, 'PAYROLL', own!.person)
  // What is stated for all of them is one figure: one of them shows it.
  if (statedCoOwnersCents > 0 && others[0]) await connectIncome(borrower, 'PAYROLL', others[0].person)
  return borrower.answer('income-sources', { sources: ['TRUV_PAYROLL'] })
}

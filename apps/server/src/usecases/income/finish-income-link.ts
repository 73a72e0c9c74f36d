/** Ends a connection: the provider says how the visit ended, and what was connected becomes part of the income that the borrower shows. */
import { setTimeout as sleep } from 'node:timers/promises'
import { EMPTY_BASIS, type IncomeSource, incomeEvidence, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { type IncomeLinkState, incomeLinkOf, updateIncomeLink } from '../../store/repositories/income-links.ts'
import { INCOME_PROVIDERS } from '../../work/income/income-providers.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { notFound } from '../problem.ts'
import { callForPerson } from './call-for-person.ts'
import { connectable } from './start-income-link.ts'

export interface IncomeLinkEnd {
  readonly caller: Caller
  readonly uuid: string
  readonly link: string
  /** what the provider gave the person on the way back */
  readonly code: string
}

/** The same end again changes nothing: a page may be loaded twice. @throws Problem not_found, conflict, unavailable */
export async function finishIncomeLink(
  container: Container,
  { caller, uuid, link: id, code }: IncomeLinkEnd,
): Promise<{ state: IncomeLinkState }> {
  const { db, clock, sealing } = container
  await openApplication(db, caller, uuid, clock.now())
  const before = await incomeLinkOf(db, uuid, id)
  if (!before) throw notFound('No such connection was found')
  if (before.state !== 'STARTED') return { state: before.state }
  const port = container.provider(INCOME_PROVIDERS[before.way], caller.organizationCode)
  const request = { session: sealing.unseal('link', before.sessionSealed), code }
  const key = `${uuid}/income-link/${id}/finish`
  const answer = await callForPerson(container, key, (call) => port.finish(request, call)).catch(async (problem: unknown) => {
    // A code is worth one exchange: where another tab has made it, its end is the end of this one too.
    const state = await endByAnother(container, uuid, id)
    if (state === undefined) throw problem
    return state
  })
  if (typeof answer === 'string') return { state: answer }
  const { data } = answer
  const now = clock.now()
  return db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    // Two tabs: the second finds what the first has done.
    const current = await incomeLinkOf(session, uuid, id)
    if (current?.state !== 'STARTED') return { state: current?.state ?? 'FAILED' }
    await updateIncomeLink(session, { id, state: data.outcome, sessionSealed: sealing.seal('link', data.session), updatedAt: now })
    if (data.outcome !== 'CONNECTED') return { state: data.outcome }
    connectable(file, before.source)
    const sources = standing(file.facts).walk.known(incomeEvidence)?.sources ?? []
    const fact = newFact(sealing, incomeEvidence, {
      basis: EMPTY_BASIS,
      data: { sources: sources.map((source): IncomeSource => (source.id === before.source ? { ...source, link: id } : source)) },
      actor: `borrower:${caller.identityId}`,
    })
    await advance(session, container.engine.parts, file, {
      facts: [fact],
      actor: fact.actor,
      action: 'answered',
      detail: { asked: incomeEvidence.id, connected: before.way },
    })
    return { state: data.outcome }
  })
}

const LOOK_EVERY_MS = 100
const MOST_LOOKS = 30

/** What another finish of the same connection came to, shortly before or after; undefined where there is none. */
async function endByAnother({ db }: Pick<Container, 'db'>, uuid: string, id: string): Promise<IncomeLinkState | undefined> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const state = (await incomeLinkOf(db, uuid, id))?.state
    if (state !== 'STARTED') return state
    await sleep(LOOK_EVERY_MS)
  }
  return undefined
}

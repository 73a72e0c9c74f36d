/** Messages to the partner who sent an applicant, written in the transaction that made them true; sent after it (tell-partner.ts). */
import { randomUUID } from 'node:crypto'
import { closedMarks, DAYS_BETWEEN_MARKS, type PartnerEvent, partnerNewsOf, type Reached } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import { type EndToTell, endsToTell, insertDelivery, liveWebhook, reachedBy } from '../store/repositories/partner-prequalifications.ts'
import { asSystemIn } from '../store/scope.ts'
import type { EngineParts } from './engine-parts.ts'
import type { JobData } from './job-kinds.ts'

export async function partnerNews(session: Session, row: ApplicationFile['row'], current: Reached, at: string): Promise<JobData[]> {
  const prequalificationId = row.origin.prequalificationId
  if (typeof prequalificationId !== 'string') return []
  const { organizationCode } = row
  const events = partnerNewsOf(row, current)
  if (events.length === 0) return []
  // Whose request moved it, a borrower's or staff's, the messages are the product's own.
  return await asSystemIn(session, async () => {
    if (!(await liveWebhook(session, organizationCode))) return []
    const jobs: JobData[] = []
    for (const event of events) {
      // A choice after the partner was told of an end would say what kind of end it was.
      if (event === 'prequalification.offers' && closedMarks(await reachedBy(session, row.id), at).length > 0) continue
      jobs.push(...(await deliveryOf(session, { organizationCode, prequalificationId, event, at })))
    }
    return jobs
  })
}

/** Tells partners of applications that ended, at the mark of each and not before (domain: closedMarks). */
export async function tellPartnersOfEnds(parts: EngineParts): Promise<void> {
  for (const end of await endsToTell(parts.db, parts.clock.now(), DAYS_BETWEEN_MARKS)) {
    // One that cannot be told must not delay the others.
    await tellOfEnd(parts, end).catch((problem: unknown) =>
      parts.log.error({ prequalification: end.prequalificationId, problem: String(problem) }, 'telling a partner of an end failed'),
    )
  }
}

const tellOfEnd = (parts: EngineParts, { prequalificationId, organizationCode, applicationId, since }: EndToTell): Promise<void> =>
  parts.db.transaction(async (session) => {
    const at = closedMarks(await reachedBy(session, applicationId), parts.clock.now()).find((mark) => mark >= since)
    if (at === undefined) return
    await parts.queue.send(
      session,
      await deliveryOf(session, { organizationCode, prequalificationId, event: 'prequalification.closed', at }),
    )
    session.afterCommit(() => parts.wake())
  })

interface News {
  readonly organizationCode: string
  readonly prequalificationId: string
  readonly event: PartnerEvent
  readonly at: string
}

/** None where it is told already. */
async function deliveryOf(session: Session, news: News): Promise<JobData[]> {
  const delivery = await insertDelivery(session, { id: randomUUID(), ...news })
  return delivery ? [{ kind: 'partner-news', delivery, tries: 0 }] : []
}

/** Messages to the partner who sent an applicant, written in the transaction that made them true; sent after it (tell-partner.ts). */
import { randomUUID } from 'node:crypto'
import { partnerNewsOf, type Step } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import { insertDelivery, liveWebhook } from '../store/repositories/partner-prequalifications.ts'
import { asSystemIn } from '../store/scope.ts'
import type { JobData } from './job-kinds.ts'

export async function partnerNews(session: Session, row: ApplicationFile['row'], step: Step, at: string): Promise<JobData[]> {
  const prequalificationId = row.origin.prequalificationId
  if (typeof prequalificationId !== 'string') return []
  const { organizationCode } = row
  const events = partnerNewsOf(row.step, step)
  if (events.length === 0) return []
  // Whose request moved it, a borrower's or staff's, the messages are the product's own.
  return await asSystemIn(session, async () => {
    if (!(await liveWebhook(session, organizationCode))) return []
    const jobs: JobData[] = []
    for (const event of events) {
      const delivery = await insertDelivery(session, { id: randomUUID(), organizationCode, prequalificationId, event, at })
      if (delivery) jobs.push({ kind: 'partner-news', delivery, tries: 0 })
    }
    return jobs
  })
}

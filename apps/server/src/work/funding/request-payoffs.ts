/** payoff-requests: the letters that ask each creditor for a quote. The team sends them where the creditor takes such letters. */
import { addDays, lenderDay, type PayOff, reportedDebts } from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

/** Days for which a quote is asked: the creditor's answer, the approval and the mail fit in. Our own figure. */
const QUOTE_DAYS = 21

export async function requestPayoffs(context: WorkContext) {
  return { requests: await drawRequests(context, reportedDebts(context.known)) }
}

/** One letter for each of the debts, kept among the documents of the application. */
export async function drawRequests(
  { known, application, services, keepDocument, now }: Pick<WorkContext, 'known' | 'application' | 'services' | 'keepDocument' | 'now'>,
  debts: readonly Pick<PayOff, 'id' | 'creditor' | 'last4'>[],
) {
  const parties = noticeParties(services.brandOf(application.organizationCode), { walk: { known } })
  const requests = []
  for (const { id, creditor, last4 } of debts) {
    const { documentId, sha256 } = await keepDocument({
      kind: 'PAYOFF_REQUEST',
      data: {
        ...{ parties, loanNumber: application.loanNumber, madeAt: now, debt: { creditor, last4 } },
        goodThrough: addDays(lenderDay(now), QUOTE_DAYS),
      },
    })
    requests.push({ debt: id, documentId, sha256 })
  }
  return requests
}

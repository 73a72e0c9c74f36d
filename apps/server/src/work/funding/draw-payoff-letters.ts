/** payoff-letters: what each creditor is paid and the letter that goes with it, or who has to be asked anew. */
import { type DrawnLetter, type DuePayoff, lenderDay, PUBLIC_RECORD, payoffsDue } from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'
import { drawRequests } from './request-payoffs.ts'

export async function drawPayoffLetters(context: WorkContext) {
  const on = lenderDay(context.now)
  const { due, shortCents } = payoffsDue(context.known, on)
  const why = unpayableBecause(due, shortCents)
  if (why === undefined) return { on, letters: await drawLetters(context, due) }
  return {
    ...{ on, letters: [] },
    unpayable: due.map(({ debt, creditor, amountCents: dueCents }) => ({ debt, creditor, why, dueCents })),
    requests: await drawRequests(
      context,
      due.map(({ debt: id, creditor, last4 }) => ({ id, creditor, last4 })),
    ),
  }
}

function unpayableBecause(due: readonly DuePayoff[], shortCents: number) {
  if (shortCents > 0) return 'SHORT' as const
  if (due.some(({ isOutOfDate }) => isOutOfDate)) return 'LATE' as const
  return due.some(hasNoPayee) ? ('NO_PAYEE' as const) : undefined
}

/** A claim of the public records of which no one was asked. */
const hasNoPayee = ({ payee, payTo }: DuePayoff): boolean => payee === PUBLIC_RECORD && payTo === undefined

async function drawLetters({ known, application, services, keepDocument, now }: WorkContext, due: readonly DuePayoff[]) {
  const parties = noticeParties(services.brandOf(application.organizationCode), { walk: { known } })
  const letters: DrawnLetter[] = []
  for (const [index, { debt, payee, payTo, last4, amountCents }] of due.entries()) {
    const { documentId, sha256 } = await keepDocument({
      kind: 'PAYOFF_LETTER',
      data: {
        ...{ parties, loanNumber: application.loanNumber, madeAt: now },
        ...{ debt: { creditor: payee, last4, payTo, amountCents }, reference: `HL${application.loanNumber}-${index + 1}` },
      },
    })
    letters.push({ debt, payee, ...(payTo && { payTo }), amountCents, documentId, sha256 })
  }
  return letters
}

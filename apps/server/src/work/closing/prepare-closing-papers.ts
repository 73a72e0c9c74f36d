/** closing-papers: what everyone gets beside the agreement, and what the homestead law of Texas asks for. */
import {
  choiceInForce,
  type closingPapers,
  confirmedValue,
  floodCoverageNeeded,
  floodDetermination,
  floodZoneToInsure,
  instrumentParties,
  isTexasHomestead,
  loansOnHome,
  needsSpouse,
} from '@hearthline/domain'
import type { DocumentOrder } from '../../documents/renderers.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'
import { texasFacts } from './texas-facts.ts'

type Papers = typeof closingPapers.example

export async function prepareClosingPapers(context: WorkContext): Promise<Papers> {
  const documents: Papers['documents'] = []
  for (const order of [...ordersForAll(context), ...(isTexasHomestead(context.known) ? await texasOrders(context) : [])])
    documents.push({ kind: order.kind, ...(await context.keepDocument(order)) })
  return { documents }
}

function ordersForAll({ known, application, services, now }: WorkContext): readonly DocumentOrder[] {
  const brand = services.brandOf(application.organizationCode)
  const parties = noticeParties(brand, { walk: { known } })
  const loansCents = loansOnHome(known, choiceInForce(known))
  const isFlood = floodZoneToInsure(known) !== undefined
  return [
    { kind: 'PRIVACY_NOTICE', data: { lender: parties.lender, practices: brand.privacy, madeAt: now } },
    {
      kind: 'INSURANCE_REQUIREMENTS',
      data: {
        parties,
        loanNumber: application.loanNumber,
        madeAt: now,
        home: texasFacts.home(known),
        hazardCents: loansCents,
        ...(isFlood && { flood: { zone: known(floodDetermination)!.zone, coverageCents: floodCoverageNeeded(loansCents) } }),
      },
    },
  ]
}

const FOUND_BY = {
  APPRAISAL: 'An appraisal by a third party',
  BPO: 'A broker’s price opinion',
  AVM: 'An automated valuation',
  BORROWER: 'Your own estimate',
} as const

async function texasOrders(context: WorkContext): Promise<readonly DocumentOrder[]> {
  const { known } = context
  const data = { ...(await texasFacts.of(context)), owners: instrumentParties(known) }
  const value = confirmedValue(known)
  if (!value) throw new Error('The value of a Texas homestead was to be acknowledged before it was known')
  return [
    {
      kind: 'TEXAS_FAIR_MARKET_VALUE',
      data: { ...data, valueCents: value.valueCents, source: FOUND_BY[value.source as keyof typeof FOUND_BY] ?? 'A review of its value' },
    },
    { kind: 'TEXAS_DISCOUNT_POINTS', data },
    // One owner without a spouse consents by the instrument itself.
    ...(data.owners.length > 1 || needsSpouse(known) ? [{ kind: 'TEXAS_CONSENT', data } as const] : []),
    { kind: 'TEXAS_RESCISSION', data },
  ]
}

/**
 * The documents of a closing as the work of the flow orders them, of people who do not exist: its terms are given, and everything else is the items'
 * own example. Nothing is kept, so that no database is needed.
 */
import type { Brand } from '@hearthline/brands'
import { BORROWER, exampleChoice, factsUpTo, type Item, type Known, type LineTerms, lenderDay, standing } from '@hearthline/domain'
import type { DocumentOrder } from '../documents/renderers.ts'
import { discloseLine, drawUpAgreement } from '../work/closing/disclose-line.ts'
import { drawUpInstrument } from '../work/closing/draw-up-instrument.ts'
import { notifyRightToCancel } from '../work/closing/notify-right-to-cancel.ts'
import { prepareClosingNotices } from '../work/closing/prepare-closing-notices.ts'
import { prepareClosingPapers } from '../work/closing/prepare-closing-papers.ts'
import { prepareNotary } from '../work/closing/prepare-notary.ts'
import { giveTexasNotice, itemizeTexasCosts } from '../work/closing/texas-facts.ts'
import { giveFloodNotice } from '../work/documents/give-flood-notice.ts'
import type { WorkContext, WorkHandler } from '../work/work-context.ts'

export interface Closing {
  readonly state: string
  readonly city: string
  readonly zip: string
  readonly county: string
  readonly terms: LineTerms
  /** who own the home beside the borrower, by the full title */
  readonly coOwners?: readonly string[]
  readonly trust?: string
  readonly isInFloodZone?: boolean
}

export const CLOSING_AT = '2026-11-24T18:30:00.000Z'
/** The notary is met on another day, and the notice of the right to cancel is made then. */
export const NOTICE_AT = '2026-11-28T18:30:00.000Z'

let walked: Known | undefined
/** An application that is complete. */
const example: Known = (item) => {
  walked ??= standing(factsUpTo('complete', CLOSING_AT)).walk.known
  return walked(item)
}

/** What is known of this closing, by the item that says it. */
function changesOf({ state, city, zip, county, terms, coOwners = [], trust, isInFloodZone = false }: Closing) {
  const owners = ['Ana Reyes', ...coOwners].map((name) => ({ name, kind: 'PERSON' as const }))
  const vesting = [...owners.map(({ name }) => name), ...(trust ? [`as trustee of ${trust}`] : [])].join(', ')
  const address = { street1: '12 Alder Way', city, state, zip }
  const { type, termYears, originationFeeBps, drawCents, discounts } = terms
  const choice = { ...exampleChoice, type, termYears, originationFeeBps, drawCents, discounts: discounts.map((discount) => discount.type) }
  return new Map<string, (data: object) => object | undefined>([
    ['closing-terms', () => terms],
    ['property-address', (data) => ({ ...data, ...address, occupancyType: 'HOME' })],
    [
      'find-property',
      (data) => ({ ...data, matches: (data as { matches: object[] }).matches.map((home) => ({ ...home, address, county })) }),
    ],
    ['full-title', (data) => ({ ...data, owners, vesting })],
    ['recording-order', () => undefined],
    ['chosen-offer', () => ({ ...choice, terms: { totalCents: terms.lineCents } })],
    ['revised-offer', () => undefined],
    ['final-revised-offer', () => undefined],
    ['amount-change', () => undefined],
    ['flood-determination', (data) => (isInFloodZone ? { ...data, zone: 'AE', inSpecialFloodHazardArea: true } : data)],
    [
      'trust-and-flood-insurance',
      () => (trust ? { trust: { name: trust, signedOn: '2018-05-14', kind: 'REVOCABLE', trustees: ['Ana Reyes'] } } : undefined),
    ],
  ])
}

/** What is known when the documents are made. */
export function knownOf(closing: Closing): Known {
  const changes = changesOf(closing)
  return ((item: Item) => {
    const change = changes.get(item.id)
    const data = example(item as never)
    return change ? change((data ?? {}) as object) : data
  }) as Known
}

/** @throws as the work does: where the home has no legal description, or a fee is more than the law allows */
export async function closingOrders(brand: Brand, closing: Closing): Promise<readonly (DocumentOrder & { readonly party: string })[]> {
  const known = knownOf(closing)
  const orders: (DocumentOrder & { readonly party: string })[] = []
  const context = {
    known,
    now: CLOSING_AT,
    application: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', organizationCode: brand.orgCode, loanNumber: 10_042 },
    terms: { version: undefined, lending: brand.lending },
    services: { brandOf: () => brand, lendingOf: () => brand.lending },
    settledOn: () => lenderDay(CLOSING_AT),
    async keepDocument(order: DocumentOrder, party = BORROWER) {
      orders.push({ ...order, party })
      return { documentId: order.kind.toLowerCase(), sha256: '0'.repeat(64) }
    },
  } as unknown as WorkContext
  const isTexas = closing.state === 'TX'
  const work: readonly WorkHandler[] = [
    ...(isTexas ? [giveTexasNotice, itemizeTexasCosts] : []),
    ...(closing.isInFloodZone ? [giveFloodNotice] : []),
    ...[discloseLine, drawUpAgreement, drawUpInstrument, prepareClosingPapers, prepareNotary],
    ...(isTexas ? [prepareClosingNotices] : []),
  ]
  for (const perform of work) await perform(context)
  await notifyRightToCancel({ ...context, now: NOTICE_AT })
  return orders
}

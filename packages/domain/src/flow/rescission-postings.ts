/** What the owners gave back after a rescission, and were sent back of it, as it is posted in the ledger: the same causes whenever it is asked, so that each is posted once. */
import type { LedgerEvent } from '../loan/ledger/posting.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'

interface RescissionPosting {
  readonly event: LedgerEvent
  readonly effectiveOn: LocalDate
  readonly cause: string
}

/** The fee of a visit is charged and returned beside the line. */
const OF_LINE: Readonly<Partial<Record<RescissionReturn, 'GIVEN_BACK' | 'EXCESS_RETURNED'>>> = {
  CASH: 'GIVEN_BACK',
  PAYOFFS: 'GIVEN_BACK',
  EXCESS: 'EXCESS_RETURNED',
}

export const rescissionPostings = (known: Known): readonly RescissionPosting[] =>
  (known(rescissionReturn)?.returned ?? []).flatMap(({ what, on, amountCents = 0 }, index) => {
    const kind = OF_LINE[what]
    return kind ? [{ event: { kind, cents: amountCents }, effectiveOn: on, cause: `rescission-return/${index}` }] : []
  })

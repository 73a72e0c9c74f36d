/** What the owners gave back after a rescission, as it is posted in the ledger: the same causes whenever it is asked, so that each is posted once. */
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
const OF_LINE: ReadonlySet<RescissionReturn> = new Set(['CASH', 'PAYOFFS'])

export const rescissionPostings = (known: Known): readonly RescissionPosting[] =>
  (known(rescissionReturn)?.returned ?? []).flatMap(({ what, on, amountCents = 0 }, index) =>
    OF_LINE.has(what)
      ? [{ event: { kind: 'GIVEN_BACK', cents: amountCents } as const, effectiveOn: on, cause: `rescission-return/${index}` }]
      : [],
  )

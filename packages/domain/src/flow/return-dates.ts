/** Among the borrower's dates: what is returned after the line was canceled. */
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { DateLine } from './date-line.ts'
import type { Known } from './item.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { leftAfterRescission } from './left-after-rescission.ts'

const RETURNED: Readonly<Record<RescissionReturn, string>> = {
  VALUATION_FEE: 'Valuation fee returned to you',
  LIEN_RELEASE: 'Lien on your home released',
  TRANSFER_CHECK: 'We make sure that no money was sent',
  CASH: 'Cash that you return to us',
  PAYOFFS: 'What we paid to your lenders, returned to us',
  EXCESS: 'What you returned too much, sent back to you',
}

/** What says something else once it is done. */
const DONE: Readonly<Partial<Record<RescissionReturn, string>>> = {
  TRANSFER_CHECK: 'We made sure that no money was sent',
  CASH: 'Cash that you returned to us',
}

/** What was returned after the line was canceled, and what is still owed, with its last day by law. */
export function returnLines(known: Known, dueOn: LocalDate): readonly DateLine[] {
  const returned = known(rescissionReturn)?.returned ?? []
  const { turn, byLender, byOwners } = leftAfterRescission(known) ?? { turn: 'LENDER', byLender: [], byOwners: [] }
  const isTheirTurn = turn === 'OWNERS'
  const words = (what: RescissionReturn, cents: number | undefined, label = RETURNED[what]) =>
    cents === undefined ? label : `${label}: ${formatExactCents(cents)}`
  return [
    ...returned.map(({ what, on, amountCents }) => ({
      label: words(what, amountCents, DONE[what]),
      detail: formatLocalDate(on),
      on,
      state: 'done' as const,
      isAfterSigning: true,
    })),
    ...byLender.map(({ what, amountCents, dueOn: on = dueOn }) => ({
      ...{ label: words(what, amountCents), detail: `By ${formatLocalDate(on)}, as the law requires` },
      on,
      state: 'current' as const,
      isAfterSigning: true,
    })),
    ...byOwners.map(({ what, amountCents }) => ({
      ...{ label: words(what, amountCents), detail: isTheirTurn ? 'It is your turn now' : 'After we have done our part' },
      state: isTheirTurn ? ('current' as const) : ('next' as const),
      isAfterSigning: true,
    })),
  ]
}

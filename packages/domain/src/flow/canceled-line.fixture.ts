/** A line that an owner canceled after two debts were paid off, and what is told since. */
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { Item, Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { type PayoffEventKind, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { type Payoffs, payoffs } from './items/funding/payoffs.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { type RescissionReturned, rescissionReturn } from './items/funding/rescission-return.ts'

const { known } = standing(factsUpTo('complete', '2026-11-23T20:00:00.000Z')).walk
export const EXERCISED = { ...rescissionExercise.example.exercised!, way: 'MAILED', money: 'SENT', receivedOn: '2026-12-15' } as const
export const DEBT = { debt: 'card-1', payee: 'Cedar Bank', amountCents: 300_000, reference: 'payoff-1', on: '2026-12-01' }
const OTHER = { ...DEBT, debt: 'mortgage-1', amountCents: 500_000, reference: 'payoff-2' }

interface Told {
  readonly events?: readonly (readonly [what: PayoffEventKind, debt: string])[]
  readonly returned?: readonly Partial<RescissionReturned>[]
  readonly paid?: Payoffs
  readonly more?: Readonly<Record<string, unknown>>
}

/** Canceled after two debts were paid off, and with this told since. The draw held nothing for cash. */
export function knowing({ events = [], returned = [], paid, more = {} }: Told = {}): Known {
  const told: Readonly<Record<string, unknown>> = {
    [closingTerms.id]: { ...closingTerms.example, cashToBorrowerCents: 0, payOffs: [{ creditor: 'Cedar Bank', amountCents: 800_000 }] },
    [disbursement.id]: undefined,
    [payoffs.id]: paid ?? { references: ['payoff-1', 'payoff-2'], paid: [DEBT, OTHER] },
    [payoffFollowUp.id]: { events: events.map(([what, debt]) => ({ what, debt, on: '2026-12-10' })) },
    [rescissionExercise.id]: { exercised: EXERCISED },
    [rescissionReturn.id]: { returned: returned.map((one) => ({ on: '2026-12-20', reference: 'Wire 77', ...one })) },
    ...more,
  }
  return ((item: Item) => (item.id in told ? told[item.id] : known(item))) as Known
}

/** What a person can pay off, by the line or alone, and the sets of it that are worth paying. */
import { paidOffLiens } from '../situation/counted-debts.ts'
import type { Situation } from '../situation/situation.ts'

/** One account, claim or loan on the home. Cents; `monthlyCents` is what its payment takes from the income each month. */
export type Payable = {
  readonly id: string
  readonly balanceCents: number
  readonly monthlyCents: number
  /** what it adds to the open collections and judgments; 0 where it is none */
  readonly claimCents: number
  readonly place: 'FIRST_LIEN' | 'LIEN' | 'ACCOUNT'
}

/** More than these are not looked through, because the sets of them double with each: those that free or settle most are kept. */
const MOST_ACCOUNTS = 7
const MOST_LIENS = 4

/** What stands open and is not yet to be paid by the line, the loans on the home first. Nothing that would change no limit's figure. */
export function payables(situation: Situation): Payable[] {
  const { input, debtsLeft, claimsLeft, guideline, accountBehind, payments } = situation
  const tooManyClaims = claimsLeft.reduce((sum, claim) => sum + claim.amountCents, 0) > guideline.collectionsOverCents
  const claimOf = (id: string) => (tooManyClaims ? (claimsLeft.find((claim) => claim.id === id)?.amountCents ?? 0) : 0)
  const paid = paidOffLiens(input)
  const liens = input.liens.filter((lien) => !paid.includes(lien)).sort((a, b) => a.position - b.position)
  const behindIds = new Set([...accountBehind.values()].map((line) => line.id))
  const heldBy = (id: string) =>
    payments.reduce((held, payment) => held + (payment.heldBy === id ? payment.monthlyCents - payment.countedCents : 0), 0)
  const estimated = new Map(payments.map(({ id, countedCents }) => [id, countedCents]))
  const first = Math.min(...input.liens.map((lien) => lien.position))
  const onHome = liens.slice(0, MOST_LIENS).map(
    (lien): Payable => ({
      id: lien.id,
      balanceCents: lien.balanceCents,
      monthlyCents: accountBehind.get(lien.id)?.monthlyPaymentCents ?? estimated.get(lien.id) ?? 0,
      claimCents: claimOf(lien.id),
      place: lien.position === first ? 'FIRST_LIEN' : 'LIEN',
    }),
  )
  const accounts = debtsLeft
    .filter((line) => !behindIds.has(line.id) && line.securedBy !== 'OTHER')
    .map((line): Payable => {
      const { id, balanceCents, monthlyPaymentCents } = line
      // Taxes and insurance that its payment held are paid without it.
      return { id, balanceCents, monthlyCents: monthlyPaymentCents - heldBy(id), claimCents: claimOf(id), place: 'ACCOUNT' }
    })
  const known = new Set([...input.liens.map((lien) => lien.id), ...debtsLeft.map((line) => line.id)])
  const records = claimsLeft
    .filter((claim) => !known.has(claim.id))
    .map(
      (claim): Payable => ({
        id: claim.id,
        balanceCents: claim.amountCents,
        monthlyCents: estimated.get(claim.id) ?? 0,
        claimCents: claimOf(claim.id),
        place: 'ACCOUNT',
      }),
    )
  const useful = [...accounts, ...records].filter((item) => item.monthlyCents > 0 || item.claimCents > 0)
  const kept = useful
    .sort((a, b) => b.claimCents - a.claimCents || b.monthlyCents - a.monthlyCents || a.balanceCents - b.balanceCents)
    .slice(0, MOST_ACCOUNTS)
  return [...onHome, ...kept]
}

/** A set of payables is a whole number, a bit for each: a set within another is never the larger number. */
export type PayableSet = number

export const holds = (set: PayableSet, index: number): boolean => (set & (1 << index)) !== 0

export const isWithin = (set: PayableSet, other: PayableSet): boolean => (set & ~other) === 0

export const sizeOf = (set: PayableSet): number => {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1
  return size
}

export type Sums = { readonly balanceCents: number; readonly monthlyCents: number; readonly claimCents: number }

/** What each set comes to, by its number. */
export function sumsOf(items: readonly Payable[]): Sums[] {
  const sums: Sums[] = [{ balanceCents: 0, monthlyCents: 0, claimCents: 0 }]
  for (const item of items) {
    sums.push(
      ...sums.map((sum) => ({
        balanceCents: sum.balanceCents + item.balanceCents,
        monthlyCents: sum.monthlyCents + item.monthlyCents,
        claimCents: sum.claimCents + item.claimCents,
      })),
    )
  }
  return sums
}

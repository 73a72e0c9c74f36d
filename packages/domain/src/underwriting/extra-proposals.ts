/** Ways that the decision itself does not keep: dearer to work out, and only ever shown to somebody who reads why they were refused. */
import { applyChange, type ChangeMade } from './apply-change.ts'
import { dtiBps, paymentRoom } from './dti.ts'
import type { LimitName } from './limit-result.ts'
import { claimsToPay, incomeShort, named, payableAccounts, proposals, wholeDollars } from './proposals.ts'
import { lowestPayment } from './qualified-lines.ts'
import { type Situation, situate, type Tables } from './situation.ts'

/** More subsets of accounts than these are not looked through: the dearest accounts are left out of the search. */
const MOST_ACCOUNTS_TRIED = 10

/** Every score at which a rule or a price changes, above the applicant's, lowest first: between two of them nothing does. */
export function higherScores({ input, guideline, pricing, score, minimumScore }: Situation): number[] {
  if (score === undefined) return []
  const bands = guideline.occupancies[input.occupancy].cltvCaps.map((band) => band.from)
  const all = [minimumScore, ...bands, guideline.dti.lowerBelowScore, ...pricing.grid.scoresFrom]
  return [...new Set(all)].filter((each) => each > score && each <= 850).sort((a, b) => a - b)
}

const atScores = (situation: Situation): ChangeMade[] => higherScores(situation).map((score) => ({ kind: 'HIGHER_SCORE', score }))

/** Assets in all, in whole dollars, whose 84th part carries what the income does not. Not asked for where debts alone take most of it. */
function assets(situation: Situation): ChangeMade[] {
  const { input, guideline, assetParts, monthlyDebtsCents } = situation
  // A verified file has been through that question: it is not asked again.
  if (input.income.verified || dtiBps(situation, monthlyDebtsCents) > guideline.dti.assetsBeforeLineBps) return []
  const short = incomeShort(situation)
  if (short === 0) return []
  const had = assetParts / 12
  const enough = (cents: number) =>
    incomeShort(situate(applyChange(input, { kind: 'ASSETS', amountCents: cents }), tablesOf(situation))) === 0
  // A month's whole cents times the months is at most a few dollars too much; down to the dollar from there.
  let amountCents = wholeDollars(had + short * guideline.dti.assetMonths)
  while (amountCents > had + 100 && enough(amountCents - 100)) amountCents -= 100
  return [{ kind: 'ASSETS', amountCents }]
}

export const tablesOf = ({ guideline, pricing }: Situation): Tables => ({ guideline, pricing })

/** The accounts that cost least to pay off, alone or together, and free enough of the income. */
function accountsFreeing(situation: Situation): ChangeMade[] {
  const payment = lowestPayment(situation, situation.neededLineCents)
  if (payment === undefined) return []
  const toFree = payment - paymentRoom(situation)
  const subsets: { ids: string[]; freed: number; cost: number }[] = [{ ids: [], freed: 0, cost: 0 }]
  for (const line of payableAccounts(situation).slice(0, MOST_ACCOUNTS_TRIED)) {
    const withLine = subsets.map(({ ids, freed, cost }) => ({
      ids: [...ids, line.id],
      freed: freed + line.monthlyPaymentCents,
      cost: cost + line.balanceCents,
    }))
    subsets.push(...withLine)
  }
  const [cheapest] = subsets.filter(({ freed }) => freed >= toFree).sort((a, b) => a.cost - b.cost || a.ids.length - b.ids.length)
  return cheapest === undefined || cheapest.ids.length === 0
    ? []
    : [{ kind: 'PAY_OFF_YOURSELF', ...named(cheapest.ids), amountCents: cheapest.cost }]
}

/** Incomes are asked for in whole dollars a month. */
function incomes(situation: Situation): ChangeMade[] {
  const short = incomeShort(situation)
  if (short === 0) return []
  const amountCents = wholeDollars(short)
  return [
    { kind: 'CO_OWNERS_INCOME', amountCents },
    { kind: 'MORE_INCOME', amountCents },
  ]
}

function moreFor(limit: LimitName, situation: Situation): ChangeMade[] {
  switch (limit) {
    case 'SCORE':
      return atScores(situation)
    case 'CLTV':
      return atScores(situation)
    case 'COLLECTIONS': {
      const { ids, amountCents } = claimsToPay(situation)
      return [{ kind: 'PAY_OFF_YOURSELF', ...named(ids), amountCents }]
    }
    case 'DTI':
      return [...assets(situation), ...incomes(situation), ...accountsFreeing(situation), ...atScores(situation)]
    default:
      return []
  }
}

/** Everything worth trying for a limit. */
export const allProposals = (limit: LimitName, situation: Situation): ChangeMade[] => [
  ...proposals(limit, situation).filter((change) => change.kind !== 'MORE_INCOME'),
  ...moreFor(limit, situation),
]

/** What taking an approval path changes in the file: answers of the borrower's own, folded into what is there. What was first stated stays on file. */
import {
  type ApprovalPath,
  accountsOf,
  annualIncome,
  applyChanges,
  type DataOf,
  EMPTY_BASIS,
  type Facts,
  formatMoneyExact,
  type Item,
  linePreference,
  passesRules,
  statedAssets,
  type UnderwritingInput,
} from '@hearthline/domain'
import { newFact } from '../../engine/new-fact.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { NewFact } from '../../store/repositories/applications.ts'
import { invalid } from '../problem.ts'

export interface IncomeStated {
  /** the borrower's own regular income a year, in place of what was stated */
  readonly annualIncomeCents?: number | undefined
  /** all co-owners' together, a year */
  readonly coOwnersAnnualIncomeCents?: number | undefined
}

export interface AcceptedPath {
  readonly sealing: Sealing
  readonly facts: Facts
  readonly way: ApprovalPath
  readonly input: UnderwritingInput
  readonly stated: IncomeStated
  readonly actor: string
}

type Change = ApprovalPath['changes'][number]
type Preference = DataOf<'line-preference'>
type Income = DataOf<'annual-income'>

/** What is in the file for an item that the borrower answered, or that stands as it is at first. */
const answerOf = <D>(facts: Facts, item: Item<string, 'ask', D>): D => (facts.results[item.id]?.data ?? item.initially) as D

/** @throws Problem validation_failed where the income that is stated is missing or not enough */
export function approvalPathFacts({ sealing, facts, way, input, stated, actor }: AcceptedPath): NewFact[] {
  const changed = <D>(item: Item<string, 'ask', D>, data: NoInfer<D>) => newFact(sealing, item, { data, basis: EMPTY_BASIS, actor })
  const preference = preferenceOf(way.changes, answerOf(facts, linePreference))
  return [
    ...(preference ? [changed(linePreference, preference)] : []),
    ...(way.asks === 'INCOME' ? [changed(annualIncome, incomeOf(way, input, answerOf(facts, annualIncome), stated))] : []),
    ...(way.changes.some((change) => change.kind === 'ASSETS')
      ? // The question is opened again: what was listed stays in it until the borrower answers.
        [changed(statedAssets, { ...answerOf(facts, statedAssets), answered: false })]
      : []),
  ]
}

function preferenceOf(changes: readonly Change[], before: Preference): Preference | undefined {
  const lower = changes.find((change) => change.kind === 'LOWER_AMOUNT')
  const first = changes.some((change) => change.kind === 'FIRST_LIEN')
  const paid = changes.filter((change) => change.kind === 'PAY_OFF_ACCOUNT').flatMap((change) => [...accountsOf(change)])
  if (!lower && !first && paid.length === 0) return undefined
  return {
    ...before,
    ...(lower && { exceptionLineCents: lower.amountCents }),
    ...(first && { payOffFirstLien: true }),
    ...(paid.length > 0 && { payOffTradelineIds: [...new Set([...(before.payOffTradelineIds ?? []), ...paid])] }),
  }
}

/** Refused here rather than by the rules again: no one should be turned down twice for a figure that could not do. */
function incomeOf(way: ApprovalPath, input: UnderwritingInput, before: Income, stated: IncomeStated): Income {
  const own = !way.changes.some((change) => change.kind === 'CO_OWNERS_INCOME')
  const path = own ? 'annualIncomeCents' : 'coOwnersAnnualIncomeCents'
  if (stated.annualIncomeCents === undefined && stated.coOwnersAnnualIncomeCents === undefined) {
    throw invalid([{ path, message: own ? 'Enter your annual income' : 'Enter the co-owner’s annual income' }])
  }
  const income: Income = {
    ...before,
    ...(stated.annualIncomeCents !== undefined && { primaryCents: stated.annualIncomeCents }),
    ...(stated.coOwnersAnnualIncomeCents !== undefined && { coOwnersCents: stated.coOwnersAnnualIncomeCents }),
  }
  const others = way.changes.filter((change) => change.kind !== 'MORE_INCOME' && change.kind !== 'CO_OWNERS_INCOME')
  // A verified income stands: only the co-owners' is stated again.
  const weighed = input.income.verified ? { coOwnersCents: income.coOwnersCents } : income
  if (!passesRules(applyChanges({ ...input, income: { ...input.income, ...weighed } }, others))) {
    const needed = (own ? before.primaryCents : before.coOwnersCents) + (way.needsCents ?? 0) * 12
    throw invalid([{ path, message: `This is not enough yet. You need ${formatMoneyExact(needed)} a year` }])
  }
  return income
}

/** income-verification: what all records come to, by the rules of the house. Nothing is asked of anyone here. */
import {
  annualIncome,
  countedReadings,
  countedTotals,
  digestOf,
  INCOME_RULES,
  type VerifiedIncome,
  verifiedIncomes,
} from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

/** Income from a job counts while the job goes on: where the records do not show it, the employer is asked (12 CFR 1026.43(c)(3)(ii)). */
const isUnconfirmed = ({ unconfirmedJob, unusable }: VerifiedIncome): boolean => unconfirmedJob === true && unusable === undefined

export async function verifyIncome({ known }: Pick<WorkContext, 'known'>) {
  const incomes = verifiedIncomes(known)
  const { verifiedCents, verifiedCoOwnersCents } = countedTotals(known)
  const unknownJob = countedReadings(known).find(({ employment }) => employment !== undefined && employment !== 'ACTIVE')
  const unconfirmed = incomes.find(isUnconfirmed)
  const employer = unknownJob?.employer ?? unconfirmed?.payer
  const isStated = (known(annualIncome)?.coOwnersCents ?? 0) > 0
  return {
    verifiedAnnualCents: verifiedCents,
    ...((isStated || verifiedCoOwnersCents > 0) && { verifiedCoOwnersCents }),
    reference: `income-${digestOf(incomes).slice(0, 12)}`,
    employmentFlagged: unknownJob !== undefined || unconfirmed !== undefined,
    incomes: incomes.map(({ restsOn, sources, ...income }) => ({ ...income, restsOn: [...restsOn], sources: [...sources] })),
    rulesVersion: INCOME_RULES.version,
    ...(employer !== undefined && { employer }),
  }
}

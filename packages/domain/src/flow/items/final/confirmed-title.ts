/** The full title search as the decision before closing weighs it. */
import type { TitleReport } from '../../../facts/title-report.ts'
import type { Known } from '../../item.ts'
import { areJudgmentsCleared } from '../closing/conditions.ts'
import { fullTitle } from '../title/full-title.ts'
import { prequalTitle } from '../title/prequal-title.ts'

/** A judgment that came to light only in the full search is a condition that a person clears: once cleared it stands no more. */
export function confirmedTitle(known: Known): TitleReport | undefined {
  const title = known(fullTitle)
  if (!title || !areJudgmentsCleared(known)) return title
  const before = known(prequalTitle)?.judgments ?? []
  const isOld = (judgment: TitleReport['judgments'][number]) =>
    before.some(({ creditor, amountCents, filedOn }) => {
      return creditor === judgment.creditor && amountCents === judgment.amountCents && filedOn === judgment.filedOn
    })
  return { ...title, judgments: title.judgments.filter(isOld) }
}

/** What a plan's day brought, in words. */
import type { LocalDate } from '../../values/local-date.ts'
import { formatLocalDate } from '../../values/local-date-display.ts'
import { LIMITS, type LimitName } from '../limits/limit-result.ts'
import { formatList, formatMoneyExact } from './format-figure.ts'
import { LIMIT_TITLES } from './limit-text.ts'

export type PlanAnswer =
  | { readonly state: 'WOULD_PASS'; readonly maximumLineCents: number }
  | { readonly state: 'WOULD_NOT_PASS'; readonly missing: readonly LimitName[]; readonly nextApprovalPath?: string | undefined }

const titles = (missing: readonly LimitName[]): string =>
  formatList(LIMITS.filter((limit) => missing.includes(limit)).map((limit) => `“${LIMIT_TITLES[limit]}”`))

/** A sentence or two; never a promise, because a new application looks at everything afresh. */
export function explainPlan(answer: PlanAnswer, on: LocalDate): string {
  const day = `Under our rules on ${formatLocalDate(on)}`
  if (answer.state === 'WOULD_PASS') {
    return `${day}, and with the change you planned, you would qualify for a line of up to ${formatMoneyExact(answer.maximumLineCents)}. Apply again and we review everything from the start. It doesn’t affect your credit score.`
  }
  const next = answer.nextApprovalPath === undefined ? '' : ` What would qualify now: ${answer.nextApprovalPath}.`
  return `${day}, the change you planned would not be enough. Still missing: ${titles(answer.missing)}.${next}`
}

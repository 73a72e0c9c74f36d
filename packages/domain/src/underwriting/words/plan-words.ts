/** What a plan's day brought, in words. */
import type { LocalDate } from '../../values/local-date.ts'
import { formatLocalDate } from '../../values/local-date-display.ts'
import { LIMITS, type LimitName } from '../limit-result.ts'
import { listWords, moneyWords } from './figure-words.ts'
import { LIMIT_TITLES } from './limit-words.ts'

export type PlanAnswer =
  | { readonly state: 'WOULD_PASS'; readonly maximumLineCents: number }
  | { readonly state: 'WOULD_NOT_PASS'; readonly missing: readonly LimitName[]; readonly nextWay?: string | undefined }

const titles = (missing: readonly LimitName[]): string =>
  listWords(LIMITS.filter((limit) => missing.includes(limit)).map((limit) => `“${LIMIT_TITLES[limit]}”`))

/** A sentence or two; never a promise, because a new application looks at everything afresh. */
export function planWords(answer: PlanAnswer, on: LocalDate): string {
  const day = `By our rules of ${formatLocalDate(on)}`
  if (answer.state === 'WOULD_PASS') {
    return `${day}, and with the change you planned, you would pass, with a line of up to ${moneyWords(answer.maximumLineCents)}. Apply again: we look at everything afresh, and it does not affect your credit score.`
  }
  const next = answer.nextWay === undefined ? '' : ` What would pass now: ${answer.nextWay}.`
  return `${day}, the change you planned would not be enough. Still missing: ${titles(answer.missing)}.${next}`
}

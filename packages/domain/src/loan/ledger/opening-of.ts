import type { LineTerms } from '../../facts/line-terms.ts'
import { linePlanOn } from '../../policy/line-plan.ts'
import { addMonths, type LocalDate } from '../../values/local-date.ts'
import { billingCycle } from '../interest-convention.ts'
import { firstDueOn } from './line-standing.ts'

/** The days of an account that is opened by these terms: when draws end, when the first statement closes, when the first payment is due. */
export function openingOf(terms: LineTerms, { openedOn, drawnOn }: { readonly openedOn: LocalDate; readonly drawnOn: LocalDate }) {
  return {
    openedOn,
    drawnOn,
    drawsUntil: addMonths(openedOn, terms.drawPeriodMonths),
    limitCents: terms.lineCents,
    firstStatementOn: billingCycle(drawnOn, openedOn).to,
    firstDueOn: firstDueOn(drawnOn, linePlanOn(openedOn).dueDay),
  }
}

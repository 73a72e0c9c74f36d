/** Why an application was denied, as the register codes it (12 CFR 1003.4(a)(16)): the very reasons of the notice, at most four of them. */
import type { CreditReport } from '../facts/credit-report.ts'
import { type Refusal, refusalKind } from '../flow/items/decision/refusal.ts'
import { principalReasons } from '../policy/principal-reasons.ts'
import type { DenialReason } from './lar-input.ts'

/** One of each code, in the order in which they weigh; code 9 keeps its words. `report` is the one that the refusal was made on. */
export function denialReasons(refusal: Refusal, report: CreditReport | undefined): readonly DenialReason[] {
  const all = principalReasons(refusal, report)
  return [...new Set(all.map(({ hmda }) => hmda))].map((code) => {
    const texts = [...new Set(all.flatMap(({ hmda, hmdaText }) => (hmda === code && hmdaText ? [hmdaText] : [])))]
    return texts.length === 0 ? { code } : { code, text: texts.join('; ') }
  })
}

/** Whether it is a decision on credit. That a line is not offered on a home is none, until someone has applied for it. */
export const isCreditDenial = (refusal: Refusal): boolean => refusalKind(refusal) === 'ADVERSE_ACTION'

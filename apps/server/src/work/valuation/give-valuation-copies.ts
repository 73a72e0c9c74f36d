/** automated-valuation-copy and valuation-copies: what was received of valuers, given to the borrower on the screen (12 CFR 1002.14(a)(1), (a)(5)). */
import {
  type AppraisedValue,
  appraisal,
  brokerPriceOpinion,
  chosenProperty,
  isCopyInTime,
  lenderDay,
  secondValuation,
  titleCaseAddress,
  valueProperty,
  valueReview,
} from '@hearthline/domain'
import type { CopiedValuation } from '../../documents/valuation-copy/valuation-copy.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

const byModels = ({ known }: WorkContext): CopiedValuation[] =>
  (known(valueProperty)?.asked ?? []).flatMap(({ available, valueCents, model, forecastStandardDeviation, ...answer }) =>
    available && valueCents !== undefined
      ? [
          {
            source: 'AVM' as const,
            valueCents,
            valuedOn: answer.valuedOn,
            lowCents: answer.lowCents,
            highCents: answer.highCents,
            deviation: forecastStandardDeviation,
            by: model,
            reference: answer.reference,
          },
        ]
      : [],
  )

function byPeople({ known }: WorkContext): CopiedValuation[] {
  const opinion = known(brokerPriceOpinion)
  const review = known(valueReview)
  return [
    ...(opinion ? [{ ...opinion, source: 'BPO' as const }] : []),
    ...[known(appraisal), known(secondValuation)].flatMap((made) => (made ? [appraised(made)] : [])),
    ...(review?.valueCents === undefined ? [] : [{ source: 'CORRECTED' as const, valueCents: review.valueCents, answer: review.answer }]),
  ]
}

const appraised = ({ report, ...made }: AppraisedValue) => ({
  ...made,
  source: 'APPRAISAL' as const,
  hasReport: report !== undefined,
})

async function giveCopy(context: WorkContext, valuations: readonly CopiedValuation[]) {
  const { application, known, keepDocument, now, services } = context
  const { lender, applicant } = noticeParties(services.brandOf(application.organizationCode), { walk: { known } })
  const home = titleCaseAddress(chosenProperty(known)!.address)
  const document = await keepDocument({
    kind: 'VALUATION_COPY',
    data: { lender, applicant, home, loanNumber: application.loanNumber, madeAt: now, valuations },
  })
  const receivedOn = lenderDay(now)
  const prompt = valuations.every(({ valuedOn }) => isCopyInTime({ completedOn: valuedOn ?? receivedOn, receivedOn }))
  return { ...document, providedAt: now, prompt }
}

export const giveAutomatedValuationCopy = (context: WorkContext) => giveCopy(context, byModels(context))

export const giveValuationCopies = (context: WorkContext) => giveCopy(context, [...byModels(context), ...byPeople(context)])

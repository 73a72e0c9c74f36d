/** The deed is recorded with the county. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { fundingConditions } from '../closing/funding-conditions.ts'
import { hazardInsuranceCorrection } from '../closing/hazard-insurance-correction.ts'
import { hazardInsuranceReview } from '../closing/hazard-insurance-review.ts'
import { deedCoSigning } from '../notary/deed-co-signing.ts'
import { deedSigning } from '../notary/deed-signing.ts'
import { valuationFeeReturned } from '../valuation/valuation-fee-returned.ts'
import { rescission } from './rescission.ts'

export const recording = work('recording', {
  title: 'Recording the deed',
  steps: ['RECORDING'],
  after: [deedCoSigning, hazardInsuranceReview, hazardInsuranceCorrection, valuationFeeReturned, fundingConditions],
  reads: (known) => [known(deedSigning), known(rescission)],
  data: z.object({ recordingNumber: z.string(), recordedOn: z.iso.date() }),
  example: { recordingNumber: '2026-11280042', recordedOn: '2026-11-28' },
})

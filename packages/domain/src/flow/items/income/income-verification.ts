/** What the records come to once everything was read: verified annual income, each part with what it rests on. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { documentReading } from './document-reading.ts'
import { incomeConfirmation } from './income-confirmation.ts'
import { countedSources } from './income-evidence.ts'
import { incomeSources } from './income-sources.ts'
import { bankReading, payrollReading, taxReading } from './link-readings.ts'
import { isNobodysIncome } from './nobodys-income.ts'

const countedIncome = z.object({
  person: z.string(),
  payer: z.string(),
  kind: z.enum(['WAGES', 'SELF_EMPLOYMENT', 'RETIREMENT', 'BENEFIT', 'DEPOSITS']),
  annualCents: z.int(),
  restsOn: z.array(z.string()),
  unusable: z.string().optional(),
  sources: z.array(z.uuid()),
  unconfirmedJob: z.literal(true).optional(),
})

export const incomeVerification = work('income-verification', {
  title: 'Verifying your income',
  steps: ['INCOME_VERIFICATION'],
  reads: (known) => [
    // Settled: the borrower is done. What it says is in the records.
    known(incomeSources) !== undefined,
    countedSources(known),
    known(payrollReading),
    known(bankReading),
    known(taxReading),
    known(documentReading),
    known(incomeConfirmation),
    known(annualIncome),
    // What is stated for co-owners counts while there are any: at most what is stated counts (income-totals.ts).
    ...(isNobodysIncome(known) ? [false] : []),
  ],
  // Earlier releases asked a provider for the whole of it, by the sources named.
  earlierReads: (known) => [known(incomeSources), known(annualIncome)],
  chapter: { open: 'Income', done: 'Income verified' },
  data: z.object({
    verifiedAnnualCents: cents,
    /** of what co-owners earn; absent where none was stated, and where no one verified it: then none of it counts */
    verifiedCoOwnersCents: z.optional(cents),
    reference: z.string(),
    employmentFlagged: z.boolean(),
    /** income by income; absent in what earlier releases stored */
    incomes: z.array(countedIncome).optional(),
    /** by which rules of the house */
    rulesVersion: z.string().optional(),
    /** whom to ask, where employment is not known from the records */
    employer: z.string().optional(),
  }),
  example: { verifiedAnnualCents: 14_500_000, reference: 'income-example', employmentFlagged: false },
})

/** A member of the lender's team reads the uploaded documents and says what they show: nothing of them counts before. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { incomeRecord } from '../../../income/income-record.ts'
import { type Known, wait } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { signersOf } from '../signing/signers.ts'
import { documentReading, proposedFigure } from './document-reading.ts'
import { type IncomeSource, incomeEvidence, uploadedSources } from './income-evidence.ts'
import { UPLOAD_WAYS, type UploadWay } from './income-ways.ts'

/** What kind of record each kind of document becomes. */
export const RECORD_OF = {
  PAY_STUB: 'PAY_STUB',
  W2: 'W2',
  FORM_1099: 'FORM_1099',
  TAX_RETURN: 'SCHEDULE_C',
  AWARD_LETTER: 'BENEFIT',
} as const satisfies Record<UploadWay, string>

const confirmedSource = z.object({
  source: z.uuid(),
  /** the very documents that were read: another upload is read again */
  documents: z.array(z.uuid()),
  outcome: z.enum(['CONFIRMED', 'NOT_USABLE']),
  /** what the borrower is told where they cannot be used */
  why: z.optional(z.string().check(z.maxLength(300))),
  records: z.array(incomeRecord).check(z.maxLength(24)),
})
export type ConfirmedSource = z.infer<typeof confirmedSource>

const isOf = (confirmed: ConfirmedSource, source: { readonly id: string; readonly documents: readonly string[] }): boolean =>
  confirmed.source === source.id && confirmed.documents.toSorted().join() === source.documents.toSorted().join()

const uploaded = (known: Known) => uploadedSources(known(incomeEvidence)?.sources ?? [])

/** What a person has said of these very documents; undefined while no one has. */
export const confirmationOf = (
  given: { readonly sources: readonly ConfirmedSource[] } | undefined,
  source: { readonly id: string; readonly documents: readonly string[] },
): ConfirmedSource | undefined => given?.sources.find((confirmed) => isOf(confirmed, source))

function confirmedBefore(known: Known, source: IncomeSource): ConfirmedSource | undefined {
  return confirmationOf(known(incomeConfirmation), source)
}

export const incomeConfirmation = wait('income-confirmation', {
  title: 'Reviewing your income documents',
  why: 'A specialist is reviewing the documents you sent.',
  steps: ['INCOME_VERIFICATION'],
  by: 'operator',
  corrects: [incomeEvidence],
  applies: (known) => uploaded(known).length > 0,
  holds: (known, given) => uploaded(known).every((source) => confirmationOf(given, source) !== undefined),
  data: z.object({ sources: z.array(confirmedSource).check(z.minLength(1), z.maxLength(12)) }),
  fits: (known, { sources }) => [
    ...uploaded(known)
      .filter((source) => !sources.some((confirmed) => isOf(confirmed, source)))
      .map(() => ({ path: 'sources', message: 'Each uploaded source needs an answer for the documents it has now' })),
    ...sources.flatMap(({ outcome, records, why }, index) => [
      ...(outcome === 'CONFIRMED' && records.length === 0
        ? [{ path: `sources.${index}.records`, message: 'Enter what the document shows' }]
        : []),
      ...(outcome === 'NOT_USABLE' && !why?.trim() ? [{ path: `sources.${index}.why`, message: 'Say why it cannot be used' }] : []),
    ]),
  ],
  settledMail: ({ sources }) => ({
    subject: 'We reviewed your income documents',
    body: sources.every(({ outcome }) => outcome === 'CONFIRMED')
      ? 'A specialist reviewed the documents you sent, and we can use them. Sign in to see what counts and what comes next.'
      : 'A specialist reviewed the documents you sent. We can’t use all of them. Sign in to see why, and what you can send instead.',
  }),
  about: {
    data: z.object({
      /** what the borrower stated for themselves and for co-owners, in cents a year */
      statedCents: cents,
      statedCoOwnersCents: cents,
      sources: z.array(
        z.object({
          source: z.uuid(),
          /** whose it is, by name */
          person: z.string(),
          way: z.enum(UPLOAD_WAYS),
          documents: z.array(z.uuid()),
          proposed: z.array(proposedFigure),
          confirmed: z.optional(confirmedSource),
        }),
      ),
    }),
    of: (known) => ({
      statedCents: (known(annualIncome)?.primaryCents ?? 0) + (known(annualIncome)?.otherCents ?? 0),
      statedCoOwnersCents: known(annualIncome)?.coOwnersCents ?? 0,
      sources: uploaded(known).map((source) => ({
        source: source.id,
        person: signersOf(known).find(({ party }) => party === source.person)?.name ?? 'Borrower',
        way: source.way as UploadWay,
        documents: source.documents,
        proposed: (known(documentReading)?.sources.find((read) => read.source === source.id)?.documents ?? []).flatMap(
          ({ figures }) => figures,
        ),
        confirmed: confirmedBefore(known, source),
      })),
    }),
  },
  example: {
    sources: [
      {
        source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11',
        documents: ['0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60'],
        outcome: 'CONFIRMED',
        records: [
          {
            kind: 'PAY_STUB',
            payer: 'Harbor Foods',
            payDate: '2026-11-13',
            periodEnd: '2026-11-07',
            frequency: 'BIWEEKLY',
            regularCents: 557_692,
            yearToDateCents: 12_826_916,
            yearToDateVariableCents: 0,
          },
        ],
      },
    ],
  },
})

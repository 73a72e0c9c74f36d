/** A member of the lender's team reads the uploaded documents and says what they show: nothing of them counts before. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { incomeRecord } from '../../../income/income-record.ts'
import { totalIncome, verifyRecords } from '../../../income/verify-records.ts'
import { formatCents } from '../../../values/money.ts'
import { type Known, type Misfit, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { holderMatch } from '../banking/account-finding.ts'
import { signersOf } from '../signing/signers.ts'
import { doubtfulLinks } from './account-holders.ts'
import { documentReading, proposedFigure } from './document-reading.ts'
import { type IncomeSource, incomeEvidence, uploadedSources } from './income-evidence.ts'
import { incomePerson } from './income-person.ts'
import { INCOME_WAYS, LINK_WAYS, type LinkWay, UPLOAD_WAYS, type UploadWay } from './income-ways.ts'
import { readingsOf } from './link-readings.ts'

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
  /** the very connection whose holder was judged: another one is judged again */
  link: z.optional(z.uuid()),
  /** whose income it was confirmed for, and as what kind of document; added by the product, absent in what earlier releases stored */
  person: z.optional(z.string()),
  way: z.optional(z.enum(INCOME_WAYS)),
  outcome: z.enum(['CONFIRMED', 'NOT_USABLE']),
  /** what the borrower is told where they cannot be used */
  why: z.optional(z.string().check(z.maxLength(300))),
  records: z.array(incomeRecord).check(z.maxLength(24)),
})
export type ConfirmedSource = z.infer<typeof confirmedSource>

type Uploaded = Pick<IncomeSource, 'id' | 'person' | 'way' | 'documents'>

/** One person's documents, confirmed for them, say nothing of another's income. */
const isOf = (confirmed: ConfirmedSource, source: Uploaded): boolean =>
  confirmed.source === source.id &&
  (confirmed.person ?? source.person) === source.person &&
  (confirmed.way ?? source.way) === source.way &&
  confirmed.documents.toSorted().join() === source.documents.toSorted().join()

const uploaded = (known: Known) => uploadedSources(known(incomeEvidence)?.sources ?? [])

/** What a person has said of these very documents; undefined while no one has. */
export const confirmationOf = (given: StoredConfirmation, source: Uploaded): ConfirmedSource | undefined =>
  given?.sources.find((confirmed) => isOf(confirmed, source))

/** What a person has said of whose account this connection is; undefined while no one has. */
export const holderConfirmation = (
  given: StoredConfirmation,
  { source, link }: { readonly source: { readonly id: string }; readonly link: string },
): ConfirmedSource | undefined => given?.sources.find((confirmed) => confirmed.source === source.id && confirmed.link === link)

/** What is stored of it, whether or not all is answered. */
export type StoredConfirmation = { readonly sources: readonly ConfirmedSource[] } | undefined

function isAskedAccount(known: Known, confirmed: ConfirmedSource): boolean {
  return doubtfulLinks(known).some((doubtful) => holderConfirmation({ sources: [confirmed] }, doubtful) !== undefined)
}

/** What an operator enters is of a source that is asked about, once, and of the kind that its documents are. */
function asEntered(known: Known, given: readonly ConfirmedSource[]): readonly Misfit[] {
  return given.flatMap((confirmed, index) => {
    const at = `sources.${index}`
    const source = uploaded(known).find((one) => isOf(confirmed, one))
    if (given.findIndex((other) => other.source === confirmed.source) < index)
      return [{ path: at, message: 'This source is answered twice' }]
    if (!source && !isAskedAccount(known, confirmed))
      return [{ path: at, message: 'This source isn’t asked about. Open the application again.' }]
    const kind = source && RECORD_OF[source.way as UploadWay]
    return confirmed.records.flatMap((record, place) =>
      record.kind === kind ? [] : [{ path: `${at}.records.${place}.kind`, message: 'This isn’t what the documents of this source show' }],
    )
  })
}

/** A slip of the keys makes ten times and more; whoever earns so much more than they said states it first. */
const MOST_TIMES_STATED = 10

function moreThanStated(known: Known, given: readonly ConfirmedSource[]): readonly Misfit[] {
  const { primaryCents = 0, otherCents = 0, coOwnersCents = 0 } = known(annualIncome) ?? {}
  const statedCents = primaryCents + otherCents + coOwnersCents
  const day = known(documentReading)?.on
  if (statedCents === 0 || day === undefined) return []
  return given.flatMap(({ source, records }, index) => {
    const incomes = verifyRecords(
      records.map((record) => ({ source, person: BORROWER, record })),
      day,
    )
    const cents = totalIncome(incomes)
    if (cents <= statedCents * MOST_TIMES_STATED) return []
    const message = `This comes to ${formatCents(cents, 0)} a year, and ${formatCents(statedCents, 0)} was stated. Check the amounts.`
    return [{ path: `sources.${index}.records`, message }]
  })
}

export const incomeConfirmation = wait('income-confirmation', {
  title: 'Reviewing your income',
  staffTitle: 'Income',
  why: 'A specialist is reviewing what you sent.',
  steps: ['INCOME_VERIFICATION'],
  by: 'operator',
  corrects: [incomeEvidence],
  applies: (known) => uploaded(known).length > 0 || doubtfulLinks(known).length > 0,
  holds: (known, given) =>
    uploaded(known).every((source) => confirmationOf(given, source) !== undefined) &&
    doubtfulLinks(known).every((doubtful) => holderConfirmation(given, doubtful) !== undefined),
  data: z.object({ sources: z.array(confirmedSource).check(z.minLength(1), z.maxLength(12)) }),
  keeps: (known, { sources }) => ({
    sources: sources.map(({ person: _said, way: _named, ...confirmed }) => {
      const source = known(incomeEvidence)?.sources.find(({ id }) => id === confirmed.source)
      return source ? { ...confirmed, person: source.person, way: source.way } : confirmed
    }),
  }),
  fits: (known, { sources }) => [
    ...asEntered(known, sources),
    ...moreThanStated(known, sources),
    ...uploaded(known)
      .filter((source) => !sources.some((confirmed) => isOf(confirmed, source)))
      .map(() => ({ path: 'sources', message: 'Each uploaded source needs an answer for the documents it has now' })),
    ...doubtfulLinks(known)
      .filter((doubtful) => holderConfirmation({ sources }, doubtful) === undefined)
      .map(() => ({ path: 'sources', message: 'Each account in another name needs an answer' })),
    ...sources.flatMap(({ outcome, records, why }, index) => [
      ...(outcome === 'CONFIRMED' && records.length === 0 && !isAskedAccount(known, sources[index]!)
        ? [{ path: `sources.${index}.records`, message: 'Enter what the document shows' }]
        : []),
      ...(outcome === 'NOT_USABLE' && !why?.trim() ? [{ path: `sources.${index}.why`, message: 'Say why it cannot be used' }] : []),
    ]),
  ],
  decidedAs: ({ sources }) => {
    const [first, ...others] = new Set(sources.map(({ outcome }) => outcome))
    return first === undefined || others.length > 0 ? 'PARTLY_CONFIRMED' : first
  },
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
      /** connected accounts in another name, or in none: nothing of them counts before an answer */
      accounts: z.array(
        z.object({
          source: z.uuid(),
          link: z.uuid(),
          /** whose income it is said to be, by name */
          person: z.string(),
          way: z.enum(LINK_WAYS),
          /** as the account has them; none where it names no one */
          holders: z.array(z.string()),
          match: holderMatch,
          /** from whom, as the report names them */
          payers: z.array(z.string()),
          confirmed: z.optional(confirmedSource),
        }),
      ),
    }),
    of: (known, _on, given) => ({
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
        confirmed: confirmationOf(given as StoredConfirmation, source),
      })),
      accounts: doubtfulLinks(known).map((doubtful) => {
        const { source, link, holder } = doubtful
        const { firstName, lastName } = incomePerson(known, source.person)
        const records = readingsOf(known).find((reading) => reading.source === source.id)?.records ?? []
        return {
          source: source.id,
          link,
          person: `${firstName} ${lastName}`,
          way: source.way as LinkWay,
          holders: [...holder.names],
          match: holder.match,
          payers: [...new Set(records.map(({ payer }) => payer))],
          confirmed: holderConfirmation(given as StoredConfirmation, doubtful),
        }
      }),
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

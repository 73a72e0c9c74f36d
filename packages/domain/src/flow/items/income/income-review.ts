/** What income/review shows: every source with its state, what it comes to, and what of the stated income is still short. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import type { About, Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { legalName } from '../apply/legal-name.ts'
import { signersOf } from '../signing/signers.ts'
import { type DoubtfulLink, doubtfulLinks } from './account-holders.ts'
import { confirmationOf, holderConfirmation, incomeConfirmation, type StoredConfirmation } from './income-confirmation.ts'
import { type IncomeSource, incomeEvidence } from './income-evidence.ts'
import { incomePerson } from './income-person.ts'
import { INCOME_WAYS, isLinkWay } from './income-ways.ts'
import { readingsOf, waitingLinks } from './link-readings.ts'
import { incomeTotals, verifiedIncomes } from './verified-incomes.ts'

/**
 * TO_DO: nothing is connected or uploaded yet. IN_PROGRESS: connected, and its report is being read. RECEIVED: uploaded, to be reviewed once
 * the borrower is done. UNDER_REVIEW: a specialist has it.
 */
export const INCOME_STATES = ['TO_DO', 'IN_PROGRESS', 'RECEIVED', 'UNDER_REVIEW', 'VERIFIED', 'NOT_USABLE'] as const
export type IncomeState = (typeof INCOME_STATES)[number]

const shownIncome = z.object({
  payer: z.string(),
  annualCents: z.int(),
  restsOn: z.array(z.string()),
  unusable: z.optional(z.string()),
  /** A source before this one shows the same income, which counts once. */
  isShared: z.optional(z.literal(true)),
})

const shownSource = z.object({
  id: z.uuid(),
  person: z.string(),
  way: z.enum(INCOME_WAYS),
  state: z.enum(INCOME_STATES),
  documents: z.array(z.uuid()),
  linked: z.boolean(),
  incomes: z.array(shownIncome),
  why: z.optional(z.string()),
})
export type ShownSource = z.infer<typeof shownSource>

export const incomeReview = z.object({
  people: z.array(z.object({ person: z.string(), name: z.string() })),
  sources: z.array(shownSource),
  statedCents: cents,
  statedCoOwnersCents: cents,
  verifiedCents: cents,
  verifiedCoOwnersCents: cents,
})
export type IncomeReview = z.infer<typeof incomeReview>

const LATE = 'These records haven’t arrived. We keep asking for a day. Your other records count in the meantime.'
const NOTHING_FOUND = 'We found no income that we can count in it.'

type Judged = Pick<ShownSource, 'state' | 'why'>

interface Doubted {
  readonly doubtful: DoubtfulLink
  readonly given: StoredConfirmation
  readonly done: boolean
}

/** An account in another name counts for nothing until a person says whose it is; the borrower reads which name was looked for. */
function stateOfDoubtful(known: Known, { doubtful, given, done }: Doubted, counted: () => Judged): Judged {
  const confirmed = holderConfirmation(given, doubtful)
  if (confirmed) return confirmed.outcome === 'CONFIRMED' ? counted() : { state: 'NOT_USABLE', why: confirmed.why }
  const { firstName, lastName } = incomePerson(known, doubtful.source.person)
  const found =
    doubtful.holder.match.outcome === 'UNKNOWN'
      ? 'This account doesn’t say whose it is.'
      : `The name on this account isn’t ${firstName} ${lastName}.`
  const next = done ? 'A specialist is reviewing it.' : 'A specialist reviews it when you’re done adding.'
  return { state: done ? 'UNDER_REVIEW' : 'RECEIVED', why: `${found} ${next} It counts once they confirm it.` }
}

/** Of sources that show one income, the one that was listed first. */
const firstOf = (known: Known, sources: readonly string[]): string | undefined =>
  known(incomeEvidence)?.sources.find(({ id }) => sources.includes(id))?.id

/** `done`: the borrower has asked for the review. `given`: what was answered of it, be it a part. */
function shownSourceOf(known: Known, source: IncomeSource, given: StoredConfirmation, done: boolean): ShownSource {
  const { id, person, way, documents, link } = source
  const found = verifiedIncomes(known, given)
    .filter(({ sources }) => sources.includes(id))
    .map(({ payer, annualCents, restsOn, unusable, sources }) => ({
      payer,
      annualCents,
      restsOn: [...restsOn],
      ...(unusable !== undefined && { unusable }),
      ...(unusable === undefined && firstOf(known, sources) !== id && { isShared: true as const }),
    }))
  // A form that says again what its own job says adds nothing to it.
  const incomes = found.filter(
    (one) => one.unusable === undefined || !found.some(({ payer, unusable }) => unusable === undefined && payer === one.payer),
  )
  const shown = { id, person, way, documents, linked: link !== undefined, incomes }
  const counted = (): Judged =>
    incomes.some(({ unusable }) => unusable === undefined)
      ? { state: 'VERIFIED' }
      : { state: 'NOT_USABLE', why: incomes[0]?.unusable ?? NOTHING_FOUND }
  if (isLinkWay(way)) {
    if (link === undefined) return { ...shown, state: 'TO_DO' }
    if (waitingLinks(known).includes(id)) return { ...shown, state: 'IN_PROGRESS', why: LATE }
    if (!readingsOf(known).some((reading) => reading.source === id)) return { ...shown, state: 'IN_PROGRESS' }
    const doubtful = doubtfulLinks(known).find((one) => one.source.id === id)
    return { ...shown, ...(doubtful ? stateOfDoubtful(known, { doubtful, given, done }, counted) : counted()) }
  }
  if (documents.length === 0) return { ...shown, state: 'TO_DO' }
  const confirmed = confirmationOf(given, source)
  if (!confirmed) return { ...shown, state: done ? 'UNDER_REVIEW' : 'RECEIVED' }
  return confirmed.outcome === 'NOT_USABLE' ? { ...shown, state: 'NOT_USABLE', why: confirmed.why } : { ...shown, ...counted() }
}

/** What the items of this screen show beside their question; `done` says whether the borrower has finished adding. */
export const incomeReviewAbout = (done: (known: Known) => boolean): About<IncomeReview> => ({
  data: incomeReview,
  givenBy: incomeConfirmation,
  of: (known, _on, stored) => {
    const given = stored as StoredConfirmation
    const { firstName = '', lastName = '' } = known(legalName) ?? {}
    return {
      people: [
        { person: BORROWER, name: `${firstName} ${lastName}`.trim() },
        ...signersOf(known).map(({ party, name }) => ({ person: party, name })),
      ],
      sources: (known(incomeEvidence)?.sources ?? []).map((source) => shownSourceOf(known, source, given, done(known))),
      ...incomeTotals(known, given),
    }
  },
})

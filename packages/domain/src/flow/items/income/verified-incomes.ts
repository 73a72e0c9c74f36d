/** Every record that counts, and what the rules make of them all. */
import { atMostStated, type IncomeTotals } from '../../../income/income-totals.ts'
import type { SourcedRecord } from '../../../income/repeated-records.ts'
import { totalIncome, type VerifiedIncome, verifyRecords } from '../../../income/verify-records.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { doubtfulLinks } from './account-holders.ts'
import { documentReading } from './document-reading.ts'
import { confirmationOf, holderConfirmation, incomeConfirmation, type StoredConfirmation } from './income-confirmation.ts'
import { countedSources, uploadedSources } from './income-evidence.ts'
import { type LinkReading, readingsOf } from './link-readings.ts'

/** The day to which income is counted: the latest on which something of it was read. A clock would count another amount each day. */
function dayOf(known: Known): LocalDate | undefined {
  const days = [...readingsOf(known).map(({ on }) => on), known(documentReading)?.on].filter((on) => on !== undefined)
  return days.toSorted().at(-1)
}

/** The reports of accounts that are the person's own, or that a member of the lender's team said are. */
export function countedReadings(known: Known, confirmation: StoredConfirmation = known(incomeConfirmation)): readonly LinkReading[] {
  const doubtful = doubtfulLinks(known)
  return readingsOf(known).filter(({ source }) => {
    const other = doubtful.find((one) => one.source.id === source)
    return !other || holderConfirmation(confirmation, other)?.outcome === 'CONFIRMED'
  })
}

/** What connected accounts report, and what a person confirmed of documents. */
function recordsOf(known: Known, confirmation: StoredConfirmation): readonly SourcedRecord[] {
  const sources = countedSources(known)
  const personOf = (id: string) => sources.find((source) => source.id === id)?.person
  const reported = countedReadings(known, confirmation).map(({ source, records }) => ({ source, records, isReported: true }))
  const confirmed = uploadedSources(sources).flatMap((source) => {
    const { records = [] } = confirmationOf(confirmation, source) ?? {}
    return [{ source: source.id, records, isReported: false }]
  })
  return [...reported, ...confirmed].flatMap(({ source, records, isReported }) =>
    records.flatMap((record) => {
      const person = personOf(source)
      return person === undefined ? [] : [{ source, person, record, isReported }]
    }),
  )
}

/**
 * What is verified by now, income by income; none before anything was read. What is decided rests on a confirmation that is complete; what is
 * shown may give the part of it that is there.
 */
export function verifiedIncomes(known: Known, confirmation: StoredConfirmation = known(incomeConfirmation)): readonly VerifiedIncome[] {
  const on = dayOf(known)
  return on === undefined ? [] : verifyRecords(recordsOf(known, confirmation), on)
}

/** What the borrower stated, in cents a year. Where no co-owner is named theirs is nobody's income. */
export function statedIncome(known: Known): Pick<IncomeTotals, 'statedCents' | 'statedCoOwnersCents'> {
  const { primaryCents = 0, otherCents = 0, coOwnersCents = 0 } = known(annualIncome) ?? {}
  return { statedCents: primaryCents + otherCents, statedCoOwnersCents: known(aboutYou)?.coOwners.length === 0 ? 0 : coOwnersCents }
}

export function incomeTotals(known: Known, confirmation: StoredConfirmation = known(incomeConfirmation)): IncomeTotals {
  const incomes = verifiedIncomes(known, confirmation)
  return {
    ...statedIncome(known),
    verifiedCents: totalIncome(incomes.filter(({ person }) => person === BORROWER)),
    verifiedCoOwnersCents: totalIncome(incomes.filter(({ person }) => person !== BORROWER)),
  }
}

/** What of the verified income is decided on, in cents a year. */
export const countedTotals = (known: Known) => atMostStated(incomeTotals(known))

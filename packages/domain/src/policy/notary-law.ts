/**
 * How a deed of each state may be notarized: dated rows, each with its source. Those of facts marked "not verified" in the legal register
 * are a lawyer's to confirm before a lender relies on them.
 */
import type { Occupancy } from '../facts/scalars.ts'
import type { LocalDate } from '../values/local-date.ts'

/** A notary online, or one who comes in person. */
export type NotaryMeeting = 'ONLINE' | 'MANUAL'

/** Where a signer meets a notary in person. */
export const MEETING_PLACES = ['HOME', 'TITLE_OFFICE', 'ATTORNEY_OFFICE', 'LENDER_OFFICE'] as const
export type MeetingPlace = (typeof MEETING_PLACES)[number]

export interface NotaryRule {
  readonly state: string
  /** Homes of these occupancies alone; all of them where left out. */
  readonly occupancies?: readonly Occupancy[]
  /** In force from this day; always where left out. */
  readonly from?: LocalDate
  /** Until the day before this one. */
  readonly until?: LocalDate
  /** The places that the law allows; any where left out. */
  readonly places?: readonly MeetingPlace[]
  /** All that is signed at the closing is signed there, and not the deed alone: nothing of it may be signed before, or elsewhere. */
  readonly closing?: true
  readonly citation: string
}

/** The day for which the table was read: what asks without a day is answered by it. */
export const NOTARY_LAW_READ_ON: LocalDate = '2026-11-23'

/** Where a notary meets the signer in person; a remote notary may act in every other state of the register. */
export const IN_PERSON_RULES: readonly NotaryRule[] = [
  {
    state: 'CA',
    until: '2030-01-01',
    citation: 'Cal. SB 696 (2023): the state’s own remote notaries do not act before its full effect, Jan 1, 2030, at the latest',
  },
  { state: 'CT', citation: 'Connecticut’s remote notarization act leaves out real estate closings; not verified in the statute' },
  {
    state: 'GA',
    places: ['ATTORNEY_OFFICE'],
    citation:
      'no remote notarization act found; Ga. HB 289 (2025) was introduced only; In re UPL Advisory Opinion 2003-2, 277 Ga. 472 (2003)',
  },
  { state: 'MS', citation: 'no remote notarization act found' },
  {
    state: 'SC',
    places: ['ATTORNEY_OFFICE'],
    citation: 'S.C. Code 26-2-210: in-person electronic notaries only, at a closing that an attorney supervises',
  },
  {
    state: 'TX',
    occupancies: ['HOME'],
    places: ['TITLE_OFFICE', 'ATTORNEY_OFFICE', 'LENDER_OFFICE'],
    closing: true,
    citation:
      'Tex. Const. XVI s.50(a)(6)(N); 7 TAC 153.15: closed only at the permanent office of the lender, an attorney or a title company; the consent of owners is part of it (Finance Commission of Texas v. Norwood, 418 S.W.3d 566 (Tex. 2013))',
  },
]

/** The rule that keeps a signing in person; undefined where a remote notary may act. Occupancy that is not known yet is a home's. */
export const inPersonRule = (state: string, occupancy: Occupancy = 'HOME', on: LocalDate = NOTARY_LAW_READ_ON): NotaryRule | undefined =>
  IN_PERSON_RULES.find(
    (rule) =>
      rule.state === state &&
      (rule.occupancies?.includes(occupancy) ?? true) &&
      on >= (rule.from ?? '') &&
      (rule.until === undefined || on < rule.until),
  )

/** Whether a county's recorder takes the electronic record of a deed that was notarized remotely. */
export interface RecorderRow {
  readonly state: string
  /** Every county of the state where left out. */
  readonly county?: string
  readonly takes: boolean
  readonly from: LocalDate
  readonly citation: string
}

/** No county has been looked up yet: the office that records is asked before a session, and a person decides. */
export const RECORDER_ROWS: readonly RecorderRow[] = []

export type RecorderAnswer = 'TAKES' | 'REFUSES' | 'NOT_KNOWN'

/** The row of the county counts before that of its state, and a later one before an earlier one. */
export function recorderTakes(
  place: { readonly state: string; readonly county?: string | undefined },
  on: LocalDate = NOTARY_LAW_READ_ON,
  rows: readonly RecorderRow[] = RECORDER_ROWS,
): RecorderAnswer {
  const inForce = rows.filter(({ state, county, from }) => state === place.state && from <= on && (county ?? place.county) === place.county)
  const [row] = [...inForce].sort((a, b) => Number(b.county !== undefined) - Number(a.county !== undefined) || b.from.localeCompare(a.from))
  return row === undefined ? 'NOT_KNOWN' : row.takes ? 'TAKES' : 'REFUSES'
}

interface KeepingRow {
  readonly years: number
  readonly citation: string
}

/** How long the recording of a remote session is kept, where it was looked up. */
const RECORDING_YEARS: Readonly<Partial<Record<string, KeepingRow>>> = {
  FL: { years: 10, citation: 'Fla. Stat. 117.245; by Florida’s course for online notaries' },
  LA: { years: 10, citation: 'La. Rev. Stat. 35:629(A)(2)' },
  TX: { years: 5, citation: 'Tex. Gov’t Code 406.108; not verified in the statute' },
}

/** The longest time of any row, ours for every state that no one has looked up. */
export const LONGEST_RECORDING_YEARS = 10

export const recordingYears = (state: string): KeepingRow =>
  RECORDING_YEARS[state] ?? { years: LONGEST_RECORDING_YEARS, citation: 'not looked up; kept for the longest time of the states that were' }

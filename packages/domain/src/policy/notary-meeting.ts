/** How the deed of a home will be notarized, and where. */
import type { Occupancy } from '../facts/scalars.ts'
import type { LocalDate } from '../values/local-date.ts'
import { inPersonRule, type MeetingPlace, type NotaryMeeting } from './notary-law.ts'

export type { NotaryMeeting } from './notary-law.ts'

export const notaryMeeting = (state: string, occupancy: Occupancy | undefined, on?: LocalDate): NotaryMeeting =>
  inPersonRule(state, occupancy, on) ? 'MANUAL' : 'ONLINE'

/** Whether the line is closed at an office alone: its agreement and all that is signed with it, not only the deed. */
export const closesAtOffice = (state: string, occupancy: Occupancy | undefined, on?: LocalDate): boolean =>
  inPersonRule(state, occupancy, on)?.closing === true

/** A notary comes to the home, or meets the signer at the office of the title company. */
const USUAL_PLACES: readonly MeetingPlace[] = ['HOME', 'TITLE_OFFICE']

export const meetingPlaces = (state: string, occupancy: Occupancy | undefined, on?: LocalDate): readonly MeetingPlace[] =>
  inPersonRule(state, occupancy, on)?.places ?? USUAL_PLACES

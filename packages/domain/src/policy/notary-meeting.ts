/** How the deed of a home will be notarized. */
import type { Occupancy } from '../facts/scalars.ts'

/** A notary online, or one who comes in person. */
export type NotaryMeeting = 'ONLINE' | 'MANUAL'

/** Where a remote notary cannot act for this deed; see the notary column of the legal register for each state's source. */
const IN_PERSON_STATES = ['CA', 'CT', 'GA', 'MS', 'SC']

/** Only a homestead's line has to be closed at an office (Tex. Const. XVI s.50(a)(6)(N)). */
const IN_PERSON_HOMESTEADS = ['TX']

export const notaryMeeting = (state: string, occupancy: Occupancy | undefined): NotaryMeeting =>
  IN_PERSON_STATES.includes(state) || (IN_PERSON_HOMESTEADS.includes(state) && (occupancy ?? 'HOME') === 'HOME') ? 'MANUAL' : 'ONLINE'

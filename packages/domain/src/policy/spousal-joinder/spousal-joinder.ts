/**
 * Where a spouse who does not own the home has to sign the instrument that encumbers it. A spouse is asked for only there (12 CFR 1002.7(d)(4)), and
 * promises nothing by it. What no one has looked up, and what depends on something that the application does not know, is no answer: a person decides.
 */
import type { Occupancy } from '../../facts/scalars.ts'
import type { Joinder, JoinderRow } from './joinder-row.ts'
import { statesThatAsk } from './states-that-ask.ts'
import { statesThatAskNoOne, statesWhereItDepends } from './states-that-ask-no-one.ts'

export type { Joinder }

/** The day on which they were read. */
export const JOINDER_READ_ON = '2026-11-26'

export const joinderRows: Readonly<Partial<Record<string, JoinderRow>>> = {
  ...statesThatAsk,
  ...statesThatAskNoOne,
  ...statesWhereItDepends,
}

export const spousalJoinder = (state: string, occupancy: Occupancy | undefined): Joinder =>
  joinderRows[state]?.[(occupancy ?? 'HOME') === 'HOME' ? 'home' : 'other'] ?? 'NOT_CHECKED'

/** A day and a half day that were chosen for a visit, as an answer gives them. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { VISIT_WINDOW_WORDS, VISIT_WINDOWS } from '../../../policy/home-visit.ts'

export const visitTime = z.object({ on: localDate, window: z.enum(VISIT_WINDOWS) })

export const visitTimeLabels = { on: 'Day of the visit', window: { label: 'Time of the visit', options: VISIT_WINDOW_WORDS } } as const

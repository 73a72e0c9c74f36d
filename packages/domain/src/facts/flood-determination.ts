/** The standard flood hazard determination (FEMA form 086-0-32) in the fields the product uses. */
import { z } from 'zod'
import { localDate } from './scalars.ts'

export const floodDetermination = z.object({
  reference: z.string(),
  certificateNumber: z.string(),
  community: z.string(),
  panel: z.string(),
  zone: z.string(),
  /** zones that begin with A or V are in a special flood hazard area (42 USC 4012a) */
  inSpecialFloodHazardArea: z.boolean(),
  /** Whether the community takes part in the National Flood Insurance Program (part B of the form); not known of what was determined before 2026-11-26. */
  inFloodProgram: z.boolean().optional(),
  determinedOn: localDate,
})
export type FloodDetermination = z.infer<typeof floodDetermination>

/** What was found of an account that is not verified, and what a person reads of it. */
import { z } from 'zod'
import { VERIFICATIONS } from '../../../routing/status-enumerations.ts'

export const ACCOUNT_FINDINGS = ['NOT_FOUND', 'CLOSED', 'NOT_A_DEPOSIT_ACCOUNT', 'ANOTHER_HOLDER', 'NOT_LISTED', 'IN_REVIEW'] as const
export type AccountFinding = (typeof ACCOUNT_FINDINGS)[number]

/** How the bank's holder compares with the people who apply. UNKNOWN: the bank names no one. */
export const holderMatch = z.object({ outcome: z.enum(['EXACT', 'NEAR', 'NONE', 'UNKNOWN']), score: z.int().min(0).max(100).optional() })
export type HolderMatch = z.infer<typeof holderMatch>

/** Another's, or no one's that we know of. */
export const isDoubtful = ({ outcome }: HolderMatch): boolean => outcome === 'NONE' || outcome === 'UNKNOWN'

export const accountFound = z.object({
  status: z.enum(VERIFICATIONS),
  reference: z.string(),
  because: z.enum(ACCOUNT_FINDINGS).optional(),
  match: holderMatch.optional(),
  /** As the bank has them. */
  holders: z.array(z.string()).optional(),
})
export type AccountFound = z.infer<typeof accountFound>

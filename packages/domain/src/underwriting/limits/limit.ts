import type { LimitResult } from '../limit-result.ts'
import type { Situation } from '../situation.ts'

/** What a limit says before anybody asks how it could be passed. */
export type LimitFinding = Omit<LimitResult, 'wouldPass'>

/** One rule of the guideline, pure. */
export type Limit = (situation: Situation) => LimitFinding

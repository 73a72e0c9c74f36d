import type { Situation } from '../situation/situation.ts'
import type { LimitResult } from './limit-result.ts'

/** What a limit says before anyone asks how it could be passed. */
export type LimitFinding = Omit<LimitResult, 'wouldPass'>

/** One rule of the guideline, pure. */
export type Limit = (situation: Situation) => LimitFinding

/** What a screen shows of a decision that wants something of the borrower: the limits that were not met, and the figures. */
import * as z from 'zod/mini'
import { type Decision, decisionFigures } from '../../../underwriting/decision/decision.ts'
import { limitResult } from '../../../underwriting/limits/limit-result.ts'

export const decisionShown = z.object({ limits: z.array(limitResult), figures: z.optional(decisionFigures) })

export const showDecision = (decision: Decision | undefined) => ({
  limits: (decision?.limits ?? []).filter((limit) => !limit.passed),
  figures: decision?.figures,
})

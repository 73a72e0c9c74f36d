/** One handler per declared call on a decision. */
import type { decisionCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { dropPlan } from './drop-plan.ts'
import { readDecision } from './read-decision.ts'
import { savePlan } from './save-plan.ts'
import { takeWay } from './take-way.ts'

export const decisionHandlers = { read: readDecision, takeWay, savePlan, dropPlan } satisfies Handlers<typeof decisionCalls>

/** One handler per declared call on a decision. */
import type { decisionCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { dropPlan } from './drop-plan.ts'
import { readDecision } from './read-decision.ts'
import { savePlan } from './save-plan.ts'
import { takeApprovalPath } from './take-approval-path.ts'

export const decisionHandlers = { read: readDecision, takeApprovalPath, savePlan, dropPlan } satisfies Handlers<typeof decisionCalls>

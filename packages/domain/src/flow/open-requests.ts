/** What the team asked of someone, and they have not answered: their next action, wherever the application stands. */
import type { Facts } from './facts.ts'
import { type ConditionEntry, conditionList, isCheck } from './items/closing/condition-list.ts'
import { conditions } from './items/closing/conditions.ts'
import { fundingConditions } from './items/closing/funding-conditions.ts'
import type { ConditionDue } from './items/closing/raised-conditions.ts'
import { BORROWER } from './parties.ts'
import type { Walk } from './walk.ts'

/** The item that each of them holds up. */
export const HELD_BY = { SIGNING: conditions.id, FUNDING: fundingConditions.id } as const satisfies Record<ConditionDue, string>

/**
 * What waits for an answer, and what was refused. What the team reviews first is not among it, and what a check found is asked only
 * while the conditions are open: before that the check itself may run again.
 */
export const allOpenRequests = (walk: Walk, facts: Facts): readonly ConditionEntry[] =>
  conditionList(walk, facts).filter(
    (entry) => (entry.state === 'OPEN' || entry.state === 'REJECTED') && (!isCheck(entry.key) || walk.frontier?.item.id === conditions.id),
  )

/** By name, as the borrower reads of them. */
export const signerAsked = ({ signers }: Pick<Walk, 'signers'>, party: string): string =>
  signers.find(({ signer }) => signer.party === party)?.signer.name ?? 'someone who signs with you'

export const openRequests = (walk: Walk, facts: Facts, party: string): readonly ConditionEntry[] =>
  allOpenRequests(walk, facts).filter((entry) => entry.party === party)

/**
 * As the notice that an application is incomplete specifies what is needed (12 CFR 1002.9(c)(2)); none where the open item holds no request. Of someone
 * else's request the borrower reads what kind of thing it is, and not what was written to them.
 */
export const requestedInformation = (walk: Walk, facts: Facts): readonly string[] =>
  allOpenRequests(walk, facts).flatMap(({ due, party, title, asked, told }) => {
    if (HELD_BY[due] !== walk.frontier?.item.id) return []
    return [
      party === BORROWER
        ? `${title}. ${told ?? asked}`
        : `${title}. We asked ${signerAsked(walk, party)} for this. They answer on a page of their own.`,
    ]
  })

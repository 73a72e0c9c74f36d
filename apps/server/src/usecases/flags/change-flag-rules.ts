/** Administrators change who sees a flag: a version of the whole list each time. What the law has a say in waits for another person. */
import type { AuditAction } from '@hearthline/contract'
import { type FlagRule, faultsOfRules, flagDeclaration } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { EVERY_ORGANIZATION, flagRuleVersions, insertFlagRuleConfirmation, insertFlagRuleSet } from '../../store/repositories/flag-rules.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { brandAt } from './read-flag-rules.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'flags' | 'brands'>
type Scope = 'ORGANIZATION' | 'ALL'

export interface RulesGiven {
  readonly scope: Scope
  /** Of the version that was read; 0 where there was none. */
  readonly number: number
  readonly rules: readonly FlagRule[]
  readonly reason: string
}

/** Where the rules are kept. @throws Problem forbidden, not_found */
function placeOf(parts: Parts, staff: StaffCaller, organizationCode: string, scope: Scope): string {
  brandAt(parts, staff, organizationCode)
  if (scope === 'ORGANIZATION') return organizationCode
  if (staff.organizations !== 'all')
    throw new Problem('forbidden', 'Rules for every organization are changed by the platform’s administrators.')
  return EVERY_ORGANIZATION
}

/**
 * @throws Problem not_found for a flag that no one declared; validation_failed where a rule does not fit it; conflict where someone else wrote a
 * version since
 */
export async function saveFlagRules(parts: Parts, staff: StaffCaller, at: { organizationCode: string; key: string }, given: RulesGiven) {
  const { organizationCode, key } = at
  const place = placeOf(parts, staff, organizationCode, given.scope)
  const declared = flagDeclaration(key)
  if (!declared) throw notFound('There is no such flag')
  const faults = [...faultsOfRules(declared, given.rules, given.scope === 'ALL'), ...unknownOrganizations(parts, given.rules)]
  if (faults.length > 0) throw invalid(faults.map(({ path, message }) => ({ path: `rules.${path}`, message })))
  const needsSecond = declared.decidedBy === 'TWO'
  const number = given.number + 1
  await parts.db.transaction(async (session) => {
    const [latest] = await flagRuleVersions(session, place, key)
    const row = { organizationCode: place, flag: key, number, rules: [...given.rules], reason: given.reason, needsSecond }
    const isFree = (latest?.number ?? 0) === given.number
    const made = isFree && (await insertFlagRuleSet(session, { ...row, madeBy: staff.identityId, madeAt: parts.clock.now() }))
    if (!made) throw new Problem('conflict', 'Someone else changed these rules. Load them again; nothing was saved.')
    const action = needsSecond ? 'flag-rules-proposed' : 'flag-rules-changed'
    await record(parts, session, staff, organizationCode, { ...given, action, key, number })
    session.afterCommit(() => parts.flags.memory.forget())
  })
  return { number, waits: needsSecond }
}

/**
 * From then on the rules count, on every node.
 * @throws Problem not_found; forbidden for whoever wrote them; conflict where they count already, or were written anew
 */
export async function confirmFlagRules(
  parts: Parts,
  staff: StaffCaller,
  at: { organizationCode: string; key: string },
  { scope, number }: { scope: Scope; number: number },
) {
  const place = placeOf(parts, staff, at.organizationCode, scope)
  await parts.db.transaction(async (session) => {
    const [latest, ...older] = await flagRuleVersions(session, place, at.key)
    const found = [latest, ...older].find((version) => version?.number === number)
    if (!found) throw notFound('No such rules were found')
    if (found !== latest) throw new Problem('conflict', 'Other rules were written since. Load them again.')
    if (!found.needsSecond || found.confirmedAt !== null) throw new Problem('conflict', 'These rules count already.')
    if (found.madeBy === staff.identityId)
      throw new Problem('forbidden', 'You wrote these rules. Another person on the team has to confirm them.')
    const { id: ruleSet, organizationCode, madeBy } = found
    const row = { ruleSet, organizationCode, madeBy, confirmedBy: staff.identityId, confirmedAt: parts.clock.now() }
    if (!(await insertFlagRuleConfirmation(session, row))) throw new Problem('conflict', 'These rules count already.')
    await record(parts, session, staff, at.organizationCode, { action: 'flag-rules-confirmed', key: at.key, number, scope })
    session.afterCommit(() => parts.flags.memory.forget())
  })
  return { number }
}

const unknownOrganizations = ({ brands }: Parts, rules: readonly FlagRule[]) =>
  rules.flatMap(({ organizations = [] }, index) =>
    organizations
      .filter((code) => !brands.has(code))
      .map((code) => ({ path: `${index}.organizations`, message: `There is no organization ${code}` })),
  )

interface Entry {
  readonly action: AuditAction
  readonly key: string
  readonly number: number
  readonly scope: Scope
  readonly rules?: readonly FlagRule[]
  readonly reason?: string
}

/** In the log of the organization at which they are signed in, also for what counts for every organization. */
const record = (
  { macs, clock }: Parts,
  session: Session,
  staff: StaffCaller,
  organizationCode: string,
  { action, key, number, scope, rules, reason }: Entry,
): Promise<void> =>
  appendAudit(session, macs, {
    ...{ organizationCode, action, at: clock.now(), actor: actorOf(staff) },
    detail: { flag: key, number, scope, ...(rules && { rules, reason }) },
  })

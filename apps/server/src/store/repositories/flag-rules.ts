/** Versions of the rules of feature flags: added, never changed. */
import type { FlagRule } from '@hearthline/domain'
import { and, asc, desc, eq, inArray, isNotNull, like, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { EVERY_ORGANIZATION, flagRuleConfirmations, flagRuleSets, settings } from '../schema.ts'

export { EVERY_ORGANIZATION }

export interface FlagRuleSet {
  readonly id: number
  readonly organizationCode: string
  readonly flag: string
  readonly number: number
  readonly rules: readonly FlagRule[]
  readonly reason: string
  readonly needsSecond: boolean
  readonly madeBy: string
  readonly madeAt: string
  readonly confirmedBy: string | null
  readonly confirmedAt: string | null
}

const columns = {
  id: flagRuleSets.id,
  organizationCode: flagRuleSets.organizationCode,
  flag: flagRuleSets.flag,
  number: flagRuleSets.number,
  rules: flagRuleSets.rules,
  reason: flagRuleSets.reason,
  needsSecond: flagRuleSets.needsSecond,
  madeBy: flagRuleSets.madeBy,
  madeAt: flagRuleSets.madeAt,
  confirmedBy: flagRuleConfirmations.confirmedBy,
  confirmedAt: flagRuleConfirmations.confirmedAt,
}

const inForce = or(eq(flagRuleSets.needsSecond, false), isNotNull(flagRuleConfirmations.confirmedAt))

/** What every node keeps in memory: of each flag and organization the latest version that counts. */
export const flagRulesInForce = (session: Session): Promise<FlagRuleSet[]> =>
  session.orm
    .selectDistinctOn([flagRuleSets.organizationCode, flagRuleSets.flag], columns)
    .from(flagRuleSets)
    .leftJoin(flagRuleConfirmations, eq(flagRuleConfirmations.ruleSet, flagRuleSets.id))
    .where(inForce)
    .orderBy(asc(flagRuleSets.organizationCode), asc(flagRuleSets.flag), desc(flagRuleSets.number))

/** Values written by name, for every organization and for single ones. */
export async function flagSettingsOf(session: Session): Promise<ReadonlyMap<string, unknown>> {
  const rows = await session.orm
    .select()
    .from(settings)
    .where(or(eq(settings.name, 'flags'), like(settings.name, 'flags:%')))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Of one organization, or of all together: the latest first. */
export const flagRuleVersions = (session: Session, organizationCode: string, flag: string): Promise<FlagRuleSet[]> =>
  session.orm
    .select(columns)
    .from(flagRuleSets)
    .leftJoin(flagRuleConfirmations, eq(flagRuleConfirmations.ruleSet, flagRuleSets.id))
    .where(and(eq(flagRuleSets.organizationCode, organizationCode), eq(flagRuleSets.flag, flag)))
    .orderBy(desc(flagRuleSets.number))

/** Flags of which the latest version still waits for another person. */
export async function flagsThatWait(
  session: Session,
  organizationCodes: readonly string[],
): Promise<{ organizationCode: string; flag: string }[]> {
  const latest = await session.orm
    .selectDistinctOn([flagRuleSets.organizationCode, flagRuleSets.flag], columns)
    .from(flagRuleSets)
    .leftJoin(flagRuleConfirmations, eq(flagRuleConfirmations.ruleSet, flagRuleSets.id))
    .where(inArray(flagRuleSets.organizationCode, [...organizationCodes]))
    .orderBy(asc(flagRuleSets.organizationCode), asc(flagRuleSets.flag), desc(flagRuleSets.number))
  return latest.filter(({ needsSecond, confirmedAt }) => needsSecond && confirmedAt === null)
}

/** Undefined where that number is taken: someone else changed the same version. */
export async function insertFlagRuleSet(session: Session, row: Omit<typeof flagRuleSets.$inferInsert, 'id'>): Promise<number | undefined> {
  const [made] = await session.orm.insert(flagRuleSets).values(row).onConflictDoNothing().returning({ id: flagRuleSets.id })
  return made?.id
}

/** False where it was confirmed before. */
export async function insertFlagRuleConfirmation(session: Session, row: typeof flagRuleConfirmations.$inferInsert): Promise<boolean> {
  const made = await session.orm
    .insert(flagRuleConfirmations)
    .values(row)
    .onConflictDoNothing()
    .returning({ ruleSet: flagRuleConfirmations.ruleSet })
  return made.length > 0
}

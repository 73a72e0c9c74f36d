/** Who sees which flag, and why: the console's page. */
import type { Brand } from '@hearthline/brands'
import { type FlagRule, flagDeclaration, flagKeys, needsPerson, needsState } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { countExposures } from '../../store/repositories/experiment-exposures.ts'
import { EVERY_ORGANIZATION, type FlagRuleSet, flagRuleVersions, flagsThatWait } from '../../store/repositories/flag-rules.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { requireActsFor } from '../prime-rate/read-prime-rate.ts'
import { notFound } from '../problem.ts'
import type { FlagDetails } from './create-flags.ts'
import { judgeFlags } from './evaluate-flags.ts'
import { becauseOf } from './flag-words.ts'

export type FlagConsoleParts = Pick<Container, 'db' | 'clock' | 'flags' | 'brands'>

export const judgedBody = ({ key, enabled, variables, reason, source, place, variation }: FlagDetails) => ({
  ...{ key, enabled, variables, reason, source },
  because: becauseOf({ enabled, reason, source, place, variation }),
})

/** @throws Problem not_found */
export function brandAt({ brands }: Pick<Container, 'brands'>, staff: StaffCaller, organizationCode: string): Brand {
  requireActsFor(staff, organizationCode)
  const brand = brands.get(organizationCode)
  if (!brand) throw notFound('No such organization was found')
  return brand
}

/** The rules that can decide for an organization, wherever they stand. */
const everyRuleOf = ({ flags }: FlagConsoleParts, organizationCode: string, key: string): readonly FlagRule[] => [
  ...[organizationCode, EVERY_ORGANIZATION].flatMap((code) => flags.memory.latest().rulesOf(code, key)?.rules ?? []),
  ...(flags.file.flagOf(key)?.rules ?? []),
]

async function rowsOf(parts: FlagConsoleParts, brand: Brand, keys: readonly string[]) {
  const judged = await judgeFlags(parts, brand, keys, {})
  const waiting = await flagsThatWait(parts.db, [brand.orgCode, EVERY_ORGANIZATION])
  return judged.map((details) => {
    const { title, does } = flagDeclaration(details.key) ?? { title: details.key, does: 'No one declared this flag: it changes nothing.' }
    const rules = everyRuleOf(parts, brand.orgCode, details.key)
    return {
      ...judgedBody(details),
      ...{ title, does },
      waits: waiting.some(({ flag }) => flag === details.key),
      differs: needsPerson(rules) || needsState(rules),
    }
  })
}

/** @throws Problem not_found for staff who do not act for the organization */
export async function listFlags(parts: FlagConsoleParts, staff: StaffCaller, organizationCode: string) {
  const brand = brandAt(parts, staff, organizationCode)
  const { keys: ruled } = await parts.flags.memory.read()
  const keys = [...new Set([...flagKeys, ...ruled, ...parts.flags.file.keys()])]
  const rows = await rowsOf(parts, brand, keys)
  const codes = staff.organizations === 'all' ? [...parts.brands.keys()] : staff.organizations
  const theirs = codes.flatMap((code) => parts.brands.get(code) ?? [])
  const on = await Promise.all(theirs.map(async (each) => ({ code: each.orgCode, judged: await judgeFlags(parts, each, keys, {}) })))
  return {
    organizationCode,
    flags: rows.map((row, index) => ({ ...row, onAt: on.filter(({ judged }) => judged[index]?.enabled).map(({ code }) => code) })),
    organizations: theirs.map(({ orgCode, names }) => ({ code: orgCode, name: names.short })),
  }
}

/** @throws Problem not_found for a flag that no one declared */
export async function readFlag(parts: FlagConsoleParts, staff: StaffCaller, organizationCode: string, key: string) {
  const brand = brandAt(parts, staff, organizationCode)
  const declared = flagDeclaration(key)
  if (!declared) throw notFound('There is no such flag')
  const [row] = await rowsOf(parts, brand, [key])
  const { memory, file } = parts.flags
  const fileFlag = file.flagOf(key)
  const setting = memory.latest().settingOf(organizationCode, key)
  const isPlatform = staff.organizations === 'all'
  const concerning = isPlatform ? undefined : organizationCode
  const own = await flagRuleVersions(parts.db, organizationCode, key)
  // Behind the wall they are the platform's; others read those in force, as far as they concern them.
  const forAll = isPlatform ? await flagRuleVersions(parts.db, EVERY_ORGANIZATION, key) : []
  const words = brand.flags as Readonly<Record<string, boolean | undefined>>
  const counts = await countExposures(parts.db, organizationCode)
  return {
    ...row!,
    decidedBy: declared.decidedBy,
    targets: [...declared.targets],
    isCounted: declared.isCounted === true,
    values: Object.entries(declared.variables ?? {}).map(([name, { what, standard, isList }]) => ({
      ...{ name, what, standard },
      isList: isList === true,
    })),
    standard: declared.standard,
    brand: (Object.hasOwn(words, key) ? words[key] : undefined) ?? null,
    setting: setting ? { enabled: setting.enabled ?? null, variables: setting.variables ?? {} } : null,
    file: fileFlag ? { isDisabled: fileFlag.isDisabled, rules: placed(fileFlag.rules, concerning) } : null,
    lists: [
      { scope: 'ORGANIZATION' as const, mayChange: isAdministrator(staff), ...versionsBody(own, staff, undefined) },
      {
        scope: 'ALL' as const,
        mayChange: isPlatform && isAdministrator(staff),
        ...versionsBody(forAll, staff, undefined),
        ...(!isPlatform && { rules: placed(memory.latest().rulesOf(EVERY_ORGANIZATION, key)?.rules ?? [], concerning) }),
      },
    ],
    counts: counts.filter(({ experiment }) => experiment === key).map(({ variation, kind, count }) => ({ variation, kind, count })),
  }
}

const isAdministrator = ({ roles }: StaffCaller): boolean => roles.includes('administrator') || roles.includes('platform-administrator')
const mayConfirm = (staff: StaffCaller): boolean => isAdministrator(staff) || staff.roles.includes('underwriter')

/** With their places; of rules that name organizations those that name this one, without the names of others. */
function placed(rules: readonly FlagRule[], concerning: string | undefined) {
  return rules
    .map((rule, index) => ({ place: index + 1, rule }))
    .filter(({ rule }) => concerning === undefined || rule.organizations === undefined || rule.organizations.includes(concerning))
    .map(({ place, rule }) => ({
      place,
      rule: concerning !== undefined && rule.organizations ? { ...rule, organizations: [concerning] } : rule,
    }))
}

export const isInForce = ({ needsSecond, confirmedAt }: FlagRuleSet): boolean => !needsSecond || confirmedAt !== null

function versionsBody(versions: readonly FlagRuleSet[], staff: StaffCaller, concerning: string | undefined) {
  const [latest] = versions
  const current = versions.find(isInForce)
  const waiting = latest && !isInForce(latest) ? latest : undefined
  const at = (moment: string) => new Date(moment).toISOString()
  const byYou = ({ madeBy }: FlagRuleSet) => madeBy === staff.identityId
  return {
    number: latest?.number ?? 0,
    rules: placed(current?.rules ?? [], concerning),
    waiting: waiting
      ? {
          ...{ number: waiting.number, rules: placed(waiting.rules, concerning), reason: waiting.reason, at: at(waiting.madeAt) },
          byYou: byYou(waiting),
          mayConfirm: mayConfirm(staff) && !byYou(waiting),
        }
      : null,
    versions: versions.map((version) => ({
      number: version.number,
      state: version === current ? ('IN_FORCE' as const) : version === waiting ? ('WAITING' as const) : ('REPLACED' as const),
      rules: placed(version.rules, concerning),
      reason: version.reason,
      at: at(version.madeAt),
      byYou: byYou(version),
      confirmedAt: version.confirmedAt === null ? null : at(version.confirmedAt),
    })),
  }
}

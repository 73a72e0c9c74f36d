/** What someone would see, flag by flag, and why. Nothing of it is counted. */
import { flagDeclaration, flagKeys, propertyAddress, standing } from '@hearthline/domain'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { judgeFlags } from './evaluate-flags.ts'
import { personOf } from './flag-audience.ts'
import { brandAt, type FlagConsoleParts, judgedBody } from './read-flag-rules.ts'

export interface TryGiven {
  readonly organizationCode?: string | undefined
  readonly state?: string | undefined
  readonly person?: string | undefined
  readonly applicationUuid?: string | undefined
}

/** Of an application its organization, its state and its borrower; what is named beside it counts instead. @throws Problem not_found, forbidden */
export async function tryFlags(parts: FlagConsoleParts, staff: StaffCaller, signedInAt: string, given: TryGiven) {
  const uuid = given.applicationUuid?.toLowerCase()
  const file = uuid === undefined ? undefined : await openAsStaff(parts.db, staff, uuid, parts.clock.now())
  const organizationCode = file?.row.organizationCode ?? given.organizationCode?.toUpperCase() ?? signedInAt
  const brand = brandAt(parts, staff, organizationCode)
  const state = given.state ?? (file && standing(file.facts).walk.known(propertyAddress)?.state)
  const person = given.person?.toLowerCase() ?? (file && (await personOf(parts, { identityId: file.row.identityId })))
  const { keys } = await parts.flags.memory.read()
  const judged = await judgeFlags(parts, brand, [...new Set([...flagKeys, ...keys])], { state, person })
  return {
    organizationCode,
    state: state ?? null,
    flags: judged.map((details) => ({ ...judgedBody(details), title: flagDeclaration(details.key)?.title ?? details.key })),
  }
}

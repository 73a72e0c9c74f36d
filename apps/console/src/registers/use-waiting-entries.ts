import { mayWait, mayWriteRegisters, REGISTERS, type Register } from '@hearthline/contract'
import { useQueries } from '@tanstack/react-query'
import { actsFor } from '../session/format-staff-organizations.ts'
import { currentOrganization } from '../session/organization.ts'
import { useMe } from '../session/use-me.ts'
import { pageOfRegister } from './page-of-register.ts'

/** How many entries of each register wait for a second person: for those who may be it. */
export function useWaitingEntries(roles: readonly string[]): ReadonlyMap<Register, number> {
  const me = useMe()
  const isTheirs = me.data !== undefined && actsFor(me.data, currentOrganization().orgCode)
  const asked = REGISTERS.filter((register) => isTheirs && mayWriteRegisters(roles) && mayWait(register))
  const found = useQueries({ queries: asked.map((register) => pageOfRegister(register, { scope: 'organization', page: 1 })) })
  return new Map(asked.map((register, at) => [register, found[at]?.data?.waiting ?? 0]))
}

/** An administrator removes the second factors of someone who lost them: they set up new ones at their next sign-in, and are told by mail. */
import { lockIdentity } from '../../store/repositories/people.ts'
import { removeAllFactors } from '../../store/repositories/second-factors.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { staffByIds } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { notFound, Problem } from '../problem.ts'
import { recordAccess } from '../session/record-access.ts'
import { memberOf, resetBarredFrom } from '../staff/staff-member.ts'
import type { FactorParts } from './factor-owner.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/** @throws Problem not_found for someone who is not on a team of the caller's, forbidden for oneself and for whoever acts elsewhere too */
export async function resetFactors(
  parts: FactorParts,
  caller: StaffCaller,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const { row, ended, organizationCode } = await asSystem(() =>
    parts.db.transaction(async (store) => {
      const identity = await lockIdentity(store, id)
      const [found] = await staffByIds(store, [id])
      const isTheirs = caller.organizations === 'all' || found?.organizations.some((code) => caller.organizations.includes(code))
      if (!identity || !found || found.roles.length === 0 || !isTheirs) throw notFound('No such person is on your team')
      const barred = resetBarredFrom(caller, found)
      if (barred !== undefined) throw new Problem('forbidden', barred)
      await removeAllFactors(store, id)
      const sessions = await revokeSessions(store, { identityId: id }, new Date().toISOString())
      for (const code of found.organizations)
        await recordAccess(parts, store, {
          ...{ organizationCode: code, action: 'second-factor-reset', identityId: id, actor: actorOf(caller) },
          detail: { reason },
        })
      return { row: found, ended: sessions, organizationCode: identity.organizationCode }
    }),
  )
  parts.tokens.memory.forget(ended)
  tellOfFactor(parts, { email: row.email, organizationCode }, 'reset')
  return memberOf(caller, row)
}

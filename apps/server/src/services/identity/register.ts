import type { identityCalls } from '@hearthline/contract'
import { register } from '../../usecases/identity/register.ts'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handler.ts'

export const registerIdentity: Handler<typeof identityCalls.register> = async (incoming, container) => {
  const { query, body, organization } = incoming
  const under = query.organization ? organizationByCode(container, query.organization) : organization
  const { jwt } = await register(container, body, { ...callerOf(incoming), organizationCode: under.orgCode }, under)
  return { status: 200, body: { jwt }, headers: { authorization: `Bearer ${jwt}` } }
}

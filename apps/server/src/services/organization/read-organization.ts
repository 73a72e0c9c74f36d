import type { organizationCalls } from '@hearthline/contract'
import { withUnservedZips } from '../../usecases/reference/unserved-zips.ts'
import type { Handler } from '../handler.ts'
import { organizationOnTheWire } from './organization-on-the-wire.ts'

export const readOrganization: Handler<typeof organizationCalls.readOrganization> = async ({ organization, origin }, { db }) => ({
  status: 200,
  body: organizationOnTheWire(await withUnservedZips(db, organization), origin),
})

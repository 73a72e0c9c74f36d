import type { organizationCalls } from '@hearthline/contract'
import type { Handler } from '../handler.ts'
import { organizationOnTheWire } from './organization-on-the-wire.ts'

export const readOrganization: Handler<typeof organizationCalls.readOrganization> = async ({ organization, origin }) => ({
  status: 200,
  body: organizationOnTheWire(organization, origin),
})

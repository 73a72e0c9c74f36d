import type { organizationCalls } from '@hearthline/contract'
import type { Handler } from '../handler.ts'
import { organisationOnTheWire } from './organisation-on-the-wire.ts'

export const readOrganisation: Handler<typeof organizationCalls.readOrganisation> = async ({ organization, origin }) => ({
  status: 200,
  body: organisationOnTheWire(organization, origin),
})

import type { organizationCalls } from '@hearthline/contract'
import { organisationOnTheWire } from './organisation-on-the-wire.ts'
import type { Handler } from '../handler.ts'

export const readOrganisation: Handler<typeof organizationCalls.readOrganisation> = async ({ organization, origin }) => ({
  status: 200,
  body: organisationOnTheWire(organization, origin),
})

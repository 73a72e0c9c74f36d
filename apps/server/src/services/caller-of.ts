/** Who is at the other end of the line, as sessions record it. */
import type { Call } from '@hearthline/contract'
import type { Caller } from '../usecases/session/open-session.ts'
import type { Incoming } from './handler.ts'

export const callerOf = ({
  organization,
  address,
  network,
  agent,
}: Pick<Incoming<Call>, 'organization' | 'address' | 'network' | 'agent'>): Caller => ({
  organizationCode: organization.orgCode,
  address,
  network,
  agent,
})

/** Whose applications a caller may see: their own, under the organization they are looking at. */
import type { Brand } from '@hearthline/brands'
import type { Caller } from '../../usecases/application/open-application.ts'
import type { LiveSession } from '../../usecases/session/live-session.ts'

export const ownerOf = ({ session, organization }: { session: LiveSession; organization: Brand }): Caller => ({
  identityId: session.identityId,
  organizationCode: organization.orgCode,
})

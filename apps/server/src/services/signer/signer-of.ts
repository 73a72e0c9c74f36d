/** What a caller signs: under the organization they are looking at, by the mailbox that they have proven. */
import type { Brand } from '@hearthline/brands'
import type { LiveSession } from '../../usecases/session/live-session.ts'
import type { SignerCaller } from '../../usecases/signer/open-as-signer.ts'

export const signerOf = ({ session, organization }: { session: LiveSession; organization: Brand }): SignerCaller => ({
  identityId: session.identityId,
  email: session.email,
  organizationCode: organization.orgCode,
})

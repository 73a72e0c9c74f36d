import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { readUserConsent } from '../../usecases/consents/read-user-consent.ts'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import type { Handler } from '../handler.ts'

export const readOwnConsent: Handler<typeof serviceCommsPrefsCalls.readUserConsent> = async ({ session, body }, container) => ({
  status: 200,
  body: await readUserConsent(container, {
    identityId: session.identityId,
    organizationCode: organizationByCode(container, body.org).orgCode,
    type: body.consent_type,
    phone: body.phone,
  }),
})

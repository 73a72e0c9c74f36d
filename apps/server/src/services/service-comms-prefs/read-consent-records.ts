import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { readConsentRecords } from '../../usecases/consents/read-consent-records.ts'
import type { Handler } from '../handler.ts'

export const readOwnConsentRecords: Handler<typeof serviceCommsPrefsCalls.readConsentRecords> = async (
  { session, organization },
  container,
) => ({
  status: 200,
  body: await readConsentRecords(container, { identityId: session.identityId, organizationCode: organization.orgCode }),
})

import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { saveUserConsent } from '../../usecases/consents/save-user-consent.ts'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import type { Handler } from '../handler.ts'

export const saveOwnConsent: Handler<typeof serviceCommsPrefsCalls.saveUserConsent> = async ({ session, body, address }, container) => {
  const brand = organizationByCode(container, body.org)
  return { status: 200, body: { consents: await saveUserConsent(container, session, brand, body, address) } }
}

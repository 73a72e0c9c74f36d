import type { serviceProfileCalls } from '@hearthline/contract'
import { listConsentTexts } from '../../usecases/consents/consent-texts.ts'
import type { Handler } from '../handler.ts'

export const listConsentTypes: Handler<typeof serviceProfileCalls.listConsentTypes> = async ({ organization }, container) => ({
  status: 200,
  body: await listConsentTexts(container, organization),
})

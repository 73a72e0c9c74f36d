import type { experimentCalls } from '@hearthline/contract'
import { listConsentTexts } from '../../usecases/consents/consent-texts.ts'
import type { Handler } from '../handler.ts'

export const listHelocConsentTypes: Handler<typeof experimentCalls.listHelocConsentTypes> = async ({ organization }, container) => ({
  status: 200,
  body: await listConsentTexts(container, organization),
})

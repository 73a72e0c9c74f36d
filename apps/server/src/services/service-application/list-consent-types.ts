import type { experimentCalls } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import { listConsentTexts } from '../../usecases/consents/consent-texts.ts'
import type { Handler } from '../handler.ts'

export const listHelocConsentTypes: Handler<typeof experimentCalls.listHelocConsentTypes> = async ({ organization }, { clock }) => ({
  status: 200,
  body: listConsentTexts(organization, lenderDay(clock.now())),
})

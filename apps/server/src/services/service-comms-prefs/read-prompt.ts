import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import { consentPrompt } from '../../usecases/consents/consent-prompt.ts'
import type { Handler } from '../handler.ts'

export const readPrompt: Handler<typeof serviceCommsPrefsCalls.readPrompt> = async ({ params, organization, origin }, { clock }) => ({
  status: 200,
  body: consentPrompt(organization, params.type, { baseUrl: origin, on: lenderDay(clock.now()) }),
})

import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { consentPrompt } from '../../usecases/consents/consent-prompt.ts'
import type { Handler } from '../handler.ts'

export const readPrompt: Handler<typeof serviceCommsPrefsCalls.readPrompt> = async ({ params, organization, origin }, container) => ({
  status: 200,
  body: await consentPrompt(container, organization, params.type, origin),
})

import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { listConsentTexts } from '../../usecases/consents/consent-texts.ts'
import { readLegalText } from '../../usecases/consents/read-legal-text.ts'
import type { Handler } from '../handler.ts'

export const listConsentWords: Handler<typeof serviceCommsPrefsCalls.listConsentWords> = async ({ organization }, container) => ({
  status: 200,
  body: await listConsentTexts(container, organization),
})

export const readOneLegalText: Handler<typeof serviceCommsPrefsCalls.readLegalText> = async (
  { params, query, organization },
  container,
) => ({
  status: 200,
  body: await readLegalText(container, organization, params.name, query.version),
})

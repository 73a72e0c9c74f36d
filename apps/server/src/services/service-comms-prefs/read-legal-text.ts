import type { serviceCommsPrefsCalls } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import { listConsentTexts } from '../../usecases/consents/consent-texts.ts'
import { readLegalText } from '../../usecases/consents/read-legal-text.ts'
import type { Handler } from '../handler.ts'

export const listConsentWords: Handler<typeof serviceCommsPrefsCalls.listConsentWords> = async ({ organization }, { clock }) => ({
  status: 200,
  body: listConsentTexts(organization, lenderDay(clock.now())),
})

export const readOneLegalText: Handler<typeof serviceCommsPrefsCalls.readLegalText> = async (
  { params, query, organization },
  container,
) => ({
  status: 200,
  body: readLegalText(container, organization, params.name, query.version),
})

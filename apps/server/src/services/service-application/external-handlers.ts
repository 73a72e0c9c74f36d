/** One handler per declared call of this service. */
import type { externalApplicationCalls } from '@hearthline/contract'
import { readPrequalifiedPerson } from '../../usecases/partner/prequalifications.ts'
import type { Handlers } from '../handler.ts'
import { estimateHandlers } from './estimate-handlers.ts'
import { listLicenses } from './list-state-licenses.ts'
import { listStates } from './list-states-eligibility.ts'
import { postEvent } from './post-event.ts'
import { readBank } from './read-bank.ts'
import { lookUpOfferCode } from './read-offer-code.ts'
import { lookUpReferral } from './read-referral-id.ts'
import { readZipEligibility } from './read-zip-eligibility.ts'

export const externalApplicationHandlers = {
  ...estimateHandlers,
  listStatesEligibility: listStates,
  readZipEligibility,
  listStateLicenses: listLicenses,
  readOfferCode: lookUpOfferCode,
  readReferralId: lookUpReferral,
  readPrequalifiedPerson: async ({ organization, params }, container) => ({
    status: 200,
    body: await readPrequalifiedPerson(container, organization, params.token),
  }),
  postEvent,
  readBank,
} satisfies Handlers<typeof externalApplicationCalls>

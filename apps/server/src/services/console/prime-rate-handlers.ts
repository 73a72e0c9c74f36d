/** /console/api/v1/prime-rate, of the organization at which the staff member is signed in. */
import type { primeRateCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { confirmPrimeRow, proposePrimeRow } from '../../usecases/prime-rate/add-prime-row.ts'
import { readPrimeRate } from '../../usecases/prime-rate/read-prime-rate.ts'
import type { Handlers } from '../handler.ts'

export const primeRateHandlers = {
  read: async ({ session }, container) => ({
    status: 200,
    body: await readPrimeRate(container, staffOf(session), session.organizationCode),
  }),
  propose: async ({ session, body }, container) => ({
    status: 201,
    body: await proposePrimeRow(container, staffOf(session), session.organizationCode, body),
  }),
  confirm: async ({ session, params, body }, container) => ({
    status: 200,
    body: await confirmPrimeRow(container, staffOf(session), session.organizationCode, { proposal: params.proposal, ...body }),
  }),
} satisfies Handlers<typeof primeRateCalls>

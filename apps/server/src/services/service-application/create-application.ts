/** POST …/v3/application/heloc: creates an application and starts its checks. */
import type { applicationCalls } from '@hearthline/contract'
import { createApplication as create } from '../../usecases/application/create-application.ts'
import type { Handler } from '../handler.ts'

export const createApplication: Handler<typeof applicationCalls.create> = async (
  { session, organization, query, body, idempotencyKey, address },
  container,
) => ({
  status: 201,
  body: await create(container, { session, organization, state: query?.state, body, idempotencyKey, address }),
})

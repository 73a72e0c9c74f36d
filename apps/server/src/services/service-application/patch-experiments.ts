import type { experimentCalls } from '@hearthline/contract'
import { patchExperiments } from '../../usecases/flags/experiments.ts'
import type { Handler } from '../handler.ts'

export const patchApplicationExperiments: Handler<typeof experimentCalls.patchExperiments> = async (
  { session, organization, params, body },
  container,
) => ({
  status: 200,
  body: { experiments: await patchExperiments(container, session, organization, params.uuid, body.experiments) },
})

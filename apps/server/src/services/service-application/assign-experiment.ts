import type { experimentCalls } from '@hearthline/contract'
import { patchExperiments } from '../../usecases/flags/experiments.ts'
import type { Handler } from '../handler.ts'

export const assignExperiment: Handler<typeof experimentCalls.assignExperiment> = async ({ session, organization, body }, container) => ({
  status: 200,
  body: { experiments: await patchExperiments(container, session, organization, body.appUuid, [body]) },
})

/** One handler per declared call of this service. */
import type { experimentCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { assignExperiment } from './assign-experiment.ts'
import { listHelocConsentTypes } from './list-consent-types.ts'
import { patchApplicationExperiments } from './patch-experiments.ts'
import { patchOwnOptimizelyProfile } from './patch-optimizely-profile.ts'
import { putOwnFullStoryLink } from './put-full-story-link.ts'
import { readOwnOptimizelyProfile } from './read-optimizely-profile.ts'

export const experimentHandlers = {
  listHelocConsentTypes,
  listCryptoConsentTypes: (incoming, container) => listHelocConsentTypes(incoming, container),
  readOptimizelyProfile: readOwnOptimizelyProfile,
  patchOptimizelyProfile: patchOwnOptimizelyProfile,
  patchExperiments: patchApplicationExperiments,
  assignExperiment,
  putFullStoryLink: putOwnFullStoryLink,
  readOptermizerlyProfile: (incoming, container) => readOwnOptimizelyProfile(incoming, container),
  patchOptermizerlyProfile: (incoming, container) => patchOwnOptimizelyProfile(incoming, container),
} satisfies Handlers<typeof experimentCalls>

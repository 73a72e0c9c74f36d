/** One handler per declared call of this service. */
import type { organizationCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readEnvironmentBanners } from './read-banners.ts'
import { readOrganisation } from './read-organisation.ts'

export const organizationHandlers = {
  readOrganisation,
  readBanners: readEnvironmentBanners,
} satisfies Handlers<typeof organizationCalls>

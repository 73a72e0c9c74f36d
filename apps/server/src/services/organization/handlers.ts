/** One handler per declared call of this service. */
import type { organizationCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readEnvironmentBanners } from './read-banners.ts'
import { readOrganization } from './read-organization.ts'

export const organizationHandlers = {
  readOrganization,
  readBanners: readEnvironmentBanners,
} satisfies Handlers<typeof organizationCalls>

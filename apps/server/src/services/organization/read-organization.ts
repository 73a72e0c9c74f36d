import type { organizationCalls } from '@hearthline/contract'
import { flagsInPage } from '../../usecases/flags/flags-in-page.ts'
import { withUnservedZips } from '../../usecases/reference/unserved-zips.ts'
import type { Handler } from '../handler.ts'
import { organizationOnTheWire } from './organization-on-the-wire.ts'

export const readOrganization: Handler<typeof organizationCalls.readOrganization> = async ({ organization, origin }, container) => ({
  status: 200,
  body: organizationOnTheWire(
    { ...(await withUnservedZips(container.db, organization)), flags: await flagsInPage(container, organization) },
    origin,
  ),
})

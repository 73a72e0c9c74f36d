/** /console/api/v1/flags, of the organization at which the staff member is signed in. */
import type { consoleFlagCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { confirmFlagRules, saveFlagRules } from '../../usecases/flags/change-flag-rules.ts'
import { listFlags, readFlag } from '../../usecases/flags/read-flag-rules.ts'
import { tryFlags } from '../../usecases/flags/try-flags.ts'
import type { Handlers } from '../handler.ts'

export const consoleFlagHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await listFlags(container, staffOf(session), session.organizationCode) }),
  read: async ({ session, params }, container) => ({
    status: 200,
    body: await readFlag(container, staffOf(session), session.organizationCode, params.key),
  }),
  save: async ({ session, params, body }, container) => ({
    status: 200,
    body: await saveFlagRules(container, staffOf(session), { organizationCode: session.organizationCode, key: params.key }, body),
  }),
  confirm: async ({ session, params, body }, container) => ({
    status: 200,
    body: await confirmFlagRules(
      container,
      staffOf(session),
      { organizationCode: session.organizationCode, key: params.key },
      { ...body, number: params.number },
    ),
  }),
  tryOut: async ({ session, body }, container) => ({
    status: 200,
    body: await tryFlags(container, staffOf(session), session.organizationCode, body),
  }),
} satisfies Handlers<typeof consoleFlagCalls>

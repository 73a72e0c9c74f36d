import type { serviceFlagsCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import { audienceOf } from '../../usecases/flags/flag-audience.ts'
import type { Handler } from '../handler.ts'
import { keysOf } from './keys-of.ts'

export const readFlags: Handler<typeof serviceFlagsCalls.readFlags> = async ({ organization, query }, container) => ({
  status: 200,
  body: {
    flags: await evaluateFlags(container, organization, keysOf(query.keys), {
      person: query.trackerUuid,
      state: query.state?.toUpperCase(),
    }),
  },
})

export const readFlagsSignedIn: Handler<typeof serviceFlagsCalls.readFlagsSignedIn> = async (
  { session, organization, query },
  container,
) => {
  const keys = keysOf(query.keys)
  const audience = await audienceOf(container, organization, session, { ...query, keys })
  return { status: 200, body: { flags: await evaluateFlags(container, organization, keys, audience) } }
}

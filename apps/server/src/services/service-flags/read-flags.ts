import type { serviceFlagsCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import type { Handler } from '../handler.ts'
import { keysOf } from './keys-of.ts'

export const readFlags: Handler<typeof serviceFlagsCalls.readFlags> = async ({ organization, query }, container) => ({
  status: 200,
  body: { flags: await evaluateFlags(container, organization, keysOf(query.keys)) },
})

/** GET /console/api/v1/state-law: the same for every organization. */
import type { stateLawCalls } from '@hearthline/contract'
import { readStateLaw } from '../../usecases/console/read-state-law.ts'
import type { Handlers } from '../handler.ts'

export const stateLawHandlers = {
  read: async (_incoming, container) => ({ status: 200, body: await readStateLaw(container) }),
} satisfies Handlers<typeof stateLawCalls>

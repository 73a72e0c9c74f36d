/** /console/api/v1/hmda: the loan/application register of an organization that the staff member acts for. */
import type { hmdaCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { checkRegister } from '../../usecases/hmda/check-register.ts'
import { exportRegister } from '../../usecases/hmda/export-register.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

export const hmdaHandlers = {
  check: async ({ params, session }, container) => ({
    status: 200,
    body: await checkRegister(container, { ...staffOf(session), roles: session.roles }, params),
  }),
  file: async ({ params, session }, container) =>
    contentReply(await exportRegister(container, { ...staffOf(session), roles: session.roles }, params)),
} satisfies Handlers<typeof hmdaCalls>

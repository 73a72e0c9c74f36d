/** GET /console/api/v1/notices: notices of action taken that are due, and those sent. */
import type { noticeCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { listNotices as list } from '../../usecases/refusals/list-notices.ts'
import type { Handler, Handlers } from '../handler.ts'

const listNotices: Handler<typeof noticeCalls.list> = async ({ query, session }, container) => ({
  status: 200,
  body: await list(container, staffOf(session), query),
})

export const noticeHandlers = { list: listNotices } satisfies Handlers<typeof noticeCalls>

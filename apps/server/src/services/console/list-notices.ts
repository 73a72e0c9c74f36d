/** GET /console/api/v1/notices: notices of action taken that are due, and those sent. */
import type { noticeCalls } from '@hearthline/contract'
import { listNotices as list } from '../../usecases/refusals/list-notices.ts'
import type { Handler, Handlers } from '../handler.ts'

const listNotices: Handler<typeof noticeCalls.list> = async ({ query }, container) => ({ status: 200, body: await list(container, query) })

export const noticeHandlers = { list: listNotices } satisfies Handlers<typeof noticeCalls>

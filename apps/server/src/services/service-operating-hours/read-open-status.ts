import type { serviceOperatingHoursCalls } from '@hearthline/contract'
import { readOpenStatus } from '../../usecases/reference/operating-hours.ts'
import type { Handler } from '../handler.ts'

export const readChatOpenStatus: Handler<typeof serviceOperatingHoursCalls.readOpenStatus> = async ({ organization }, container) => ({
  status: 200,
  body: await readOpenStatus(container, organization, 'OPS_CHAT'),
})

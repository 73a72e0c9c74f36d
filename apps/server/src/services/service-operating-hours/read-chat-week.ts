import type { serviceOperatingHoursCalls } from '@hearthline/contract'
import { readWeek } from '../../usecases/reference/operating-hours.ts'
import type { Handler } from '../handler.ts'

export const readChatWeek: Handler<typeof serviceOperatingHoursCalls.readChatWeek> = async ({ organization }, container) => ({
  status: 200,
  body: await readWeek(container, organization, 'OPS_CHAT'),
})

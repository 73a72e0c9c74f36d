/** One handler per declared call of this service. */
import type { serviceOperatingHoursCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readChatWeek } from './read-chat-week.ts'
import { readHours } from './read-hours.ts'
import { readChatOpenStatus } from './read-open-status.ts'

export const serviceOperatingHoursHandlers = {
  readOpenStatus: readChatOpenStatus,
  readChatWeek,
  readHours,
} satisfies Handlers<typeof serviceOperatingHoursCalls>

/** When staff answer the phone and the chat. Times are Pacific Time. */
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../wire-fields.ts'

export const weekdayHours = z.object({
  weekday: z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  /** ISO: Monday 1 to Sunday 7. */
  weekdayValue: z.int(),
  isOpen: z.boolean(),
  /** HH:mm; null on a day that is closed. */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
})

const week = z.object({ department: z.string(), timeZone: z.string(), weekdays: z.array(weekdayHours) })
const query = z.object({ display: z.string().max(32).optional() })

export const serviceOperatingHoursCalls = {
  readOpenStatus: call({
    method: 'GET',
    path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus',
    access: 'external',
    summary: 'Is the chat staffed now',
    replies: { 200: z.object({ department: z.string(), isOpen: z.boolean(), checkedAt: instant }) },
  }),
  readChatWeek: call({
    method: 'GET',
    path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week',
    access: 'external',
    summary: 'Hours of the chat',
    replies: { 200: week },
  }),
  readHours: call({
    method: 'GET',
    path: '/service-operating-hours/external/api/v1/hours/:department',
    access: 'external',
    summary: 'Hours of a department',
    params: z.object({ department: z.enum(['OPS_PHONE', 'OPS_CHAT']) }),
    query,
    replies: { 200: week },
  }),
}

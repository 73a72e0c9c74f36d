/** When staff answer. The register may say otherwise per organization and department. */
import type { Brand } from '@hearthline/brands'
import { LENDER_ZONE } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { pacificTime, pacificWeekday } from './pacific-time.ts'
import { type Entry, readEntry } from './registers.ts'

export type Department = 'OPS_PHONE' | 'OPS_CHAT'
type Week = Entry<'hours'>

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** Six to five from Monday to Friday, seven to three at the weekend (days 6 and 7). */
const STANDARD_WEEK: Week = WEEKDAYS.map((weekday, index) => ({
  weekday,
  weekdayValue: index + 1,
  isOpen: true,
  startTime: index < 5 ? '06:00' : '07:00',
  endTime: index < 5 ? '17:00' : '15:00',
}))

export async function readWeek({ db }: Pick<Container, 'db'>, brand: Brand, department: Department) {
  const weekdays = (await readEntry(db, 'hours', `${brand.orgCode}:${department}`)) ?? STANDARD_WEEK
  return { department, timeZone: LENDER_ZONE, weekdays }
}

/** Open from the start time on and up to, not including, the end time. */
export async function readOpenStatus(container: Pick<Container, 'db' | 'clock'>, brand: Brand, department: Department) {
  const now = container.clock.now()
  const { weekdays } = await readWeek(container, brand, department)
  const today = weekdays.find(({ weekdayValue }) => weekdayValue === pacificWeekday(now))
  const time = pacificTime(now)
  const isOpen = today?.isOpen === true && time >= (today.startTime ?? '24:00') && time < (today.endTime ?? '00:00')
  return { department, isOpen, checkedAt: now }
}

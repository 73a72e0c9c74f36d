import type { serviceOperatingHoursCalls } from '@hearthline/contract'
import { readWeek } from '../../usecases/reference/operating-hours.ts'
import type { Handler } from '../handler.ts'

export const readHours: Handler<typeof serviceOperatingHoursCalls.readHours> = async ({ organization, params }, container) => ({
  status: 200,
  body: await readWeek(container, organization, params.department),
})

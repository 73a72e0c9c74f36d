/** A meeting in person whose time has come is the team's to record: an answer then would take away the appointment at which everyone signed. */
import { type Item, meetingWaitsSince, notaryAppointment, type Walk } from '@hearthline/domain'
import { Problem } from '../problem.ts'

/** @throws Problem conflict */
export function refuseOverMeeting(item: Item, walk: Walk, step: string, now: string): void {
  if (item.id !== notaryAppointment.id || meetingWaitsSince(walk, now) === undefined) return
  throw new Problem('conflict', 'Your appointment has begun and can no longer be changed. If you could not be there, call us.', { step })
}

/** A number is confirmed while it is asked for, and corrected until the application is submitted or while our team waits for one. */
import { contact, type Item, isEnded, standing } from '@hearthline/domain'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { mayAnswer } from '../application/may-answer.ts'
import { Problem } from '../problem.ts'

/** @throws Problem conflict with the step */
export function refuseUnaskedPhone(file: ApplicationFile): void {
  const { walk, step } = standing(file.facts)
  if (file.row.cancelledAt || isEnded(step) || !mayAnswer(contact as Item, walk))
    throw new Problem('conflict', 'Your phone number can’t be changed here right now. Reload the page to see your next step.', { step })
}

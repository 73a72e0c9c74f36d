import { isEnded, mayCorrect, standing } from '@hearthline/domain'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'

export const isOpen = ({ row, facts }: ApplicationFile): boolean => !row.cancelledAt && !isEnded(standing(facts).step)

/** @throws Problem conflict before an offer is chosen, once the note is signed, and after its end */
export function refuseUncorrectable(file: ApplicationFile): void {
  const stands = standing(file.facts)
  if (isOpen(file) && mayCorrect(stands, file.facts)) return
  throw new Problem('conflict', 'This application can’t be corrected online now. Call us if something is wrong in it.', {
    step: stands.step,
  })
}

/** What is said after a decision: that it was recorded, and where the application is once it is at rest. */
import type { Notice } from '../decision/use-settle.ts'
import { stepNameOf } from '../words/step-names.ts'
import type { ApplicationFile } from './use-application.ts'

/** Work is under way, which goes on by itself. */
export const isMovingOn = ({ openItem }: Pick<ApplicationFile, 'openItem'>): boolean => openItem?.kind === 'work' && !openItem.gaveUp

export function noticeText(
  { words, since }: Notice,
  file: Pick<ApplicationFile, 'version' | 'openItem' | 'rescission'> & {
    readonly summary: Pick<ApplicationFile['summary'], 'loanNumber' | 'step'>
  },
): string {
  if (since === undefined) return words
  const { loanNumber, step } = file.summary
  if (file.version <= since || isMovingOn(file)) return `${words} ${loanNumber} is moving on…`
  return `${words} ${loanNumber} is now at: ${stepNameOf(step, file)}.`
}

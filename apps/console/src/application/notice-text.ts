/** What is said after a decision: that it was recorded, and where it left the application. */
import type { Notice } from '../decision/use-settle.ts'
import { stepNameOf } from '../words/step-names.ts'
import type { ApplicationFile } from './use-application.ts'

/** Work is under way, which goes on by itself. */
export const isMovingOn = ({ openItem }: Pick<ApplicationFile, 'openItem'>): boolean => openItem?.kind === 'work' && !openItem.gaveUp

type NoticeFile = Pick<ApplicationFile, 'version' | 'openItem' | 'rescission'> & {
  readonly summary: Pick<ApplicationFile['summary'], 'loanNumber' | 'step'>
}

/** Whether it is known where the act left the application: the file that has it is read, and no work goes on. What the application comes to later is not of it. */
export const isNoticeSettled = ({ since }: Notice, file: Pick<NoticeFile, 'version' | 'openItem'>): boolean =>
  since === undefined || (file.version > since && !isMovingOn(file))

export function noticeText(notice: Notice, file: NoticeFile): string {
  const { words, since } = notice
  if (since === undefined) return words
  const { loanNumber, step } = file.summary
  if (!isNoticeSettled(notice, file)) return `${words} ${loanNumber} is moving on…`
  return `${words} ${loanNumber} was then at: ${stepNameOf(step, file)}.`
}

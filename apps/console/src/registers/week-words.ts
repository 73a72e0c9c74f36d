/** A week in words, a line for each day. */
import { formatClock } from '@hearthline/domain'
import { formatCode } from '../words/format-code.ts'
import type { Entry } from './register-words.ts'
import { weekOf } from './week-field.tsx'

export const weekWords = (data: Entry): readonly { readonly day: string; readonly hours: string }[] =>
  weekOf(data).map(({ weekday, isOpen, startTime, endTime }) => ({
    day: formatCode(weekday),
    hours: isOpen && startTime && endTime ? `${formatClock(startTime)} to ${formatClock(endTime)}` : 'Closed',
  }))

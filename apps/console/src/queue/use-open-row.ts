import { useRef } from 'react'
import { useReadApplication } from '../application/use-application.ts'
import { type QueueRow, withOpenRow } from './queue-pages.ts'

/** The rows to show: those of the list, and the open application's where the list has it no more. @param list which list it is */
export function useOpenRow(listed: readonly QueueRow[], openUuid: string | undefined, list: string): readonly QueueRow[] {
  const open = useReadApplication(openUuid)?.summary
  const seen = useRef({ openUuid, list, place: 0 })
  const index = listed.findIndex(({ uuid }) => uuid === openUuid)
  const isOther = seen.current.openUuid !== openUuid || seen.current.list !== list
  // Of a list in which it has not been seen it has no place: it stands first.
  if (index >= 0 || isOther) seen.current = { openUuid, list, place: Math.max(index, 0) }
  return withOpenRow(listed, open, seen.current.place)
}

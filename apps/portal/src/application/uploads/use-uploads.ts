/** The files of one upload field: being sent, sent, or refused. Each continues by itself when the screen is left: nothing chosen is lost by a quick Continue. */
import { useCallback, useRef, useState } from 'react'
import { RequestError } from '../../api/request.ts'
import { type SentDocument, type SentKind, sendFile } from '../../api/send-file.ts'

export interface UploadEntry {
  readonly id: string
  readonly name: string
  readonly byteSize: number
  readonly state: 'sending' | 'sent' | 'refused'
  /** 0 to 1, of one that is being sent. */
  readonly share: number
  /** What is wrong with one that was refused, and what to do. */
  readonly problem?: string
}

const MOST_BYTES = 20 * 1024 * 1024
const NOT_SENT = 'The upload didn’t finish. Check your connection and choose the file again.'

const problemOf = (error: unknown): string =>
  error instanceof RequestError && error.status >= 400 && error.status < 500 && error.data?.message ? error.data.message : NOT_SENT

export function useUploads(uuid: string, kind: SentKind, onSent?: (document: SentDocument) => void) {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const change = useCallback((id: string, changed: Partial<UploadEntry>) => {
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)))
  }, [])
  const drop = useCallback((id: string) => {
    stops.current.get(id)?.abort()
    setEntries((all) => all.filter((entry) => entry.id !== id))
  }, [])

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = `${Date.now()}-${Math.random()}`
      const tooLarge = file.size > MOST_BYTES
      const entry: UploadEntry = {
        id,
        name: file.name,
        byteSize: file.size,
        share: 0,
        ...(tooLarge ? { state: 'refused', problem: 'This file is larger than 20 MB. Upload a smaller one.' } : { state: 'sending' }),
      }
      setEntries((all) => [...all, entry])
      if (tooLarge) continue
      const stop = new AbortController()
      stops.current.set(id, stop)
      sendFile({ uuid, kind, file, onProgress: (share) => change(id, { share }), signal: stop.signal })
        .then((document) => {
          // Under the name that it was kept with, as on the next visit.
          change(id, { state: 'sent', share: 1, name: document.fileName })
          onSent?.(document)
        })
        .catch((error: unknown) => !stop.signal.aborted && change(id, { state: 'refused', problem: problemOf(error) }))
    }
  }
  return { entries, add, drop }
}

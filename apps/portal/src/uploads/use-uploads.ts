/** The files of one question: on their way, interrupted, or refused. Each continues when the screen is left: a quick Continue loses nothing. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '../api/request.ts'
import type { Sending, SentDocument } from '../api/send-file.ts'
import { readablePhoto } from './readable-photo.ts'

export interface UploadEntry {
  readonly id: string
  readonly name: string
  readonly byteSize: number
  /** interrupted: the line broke, and it goes on where it stopped. */
  readonly state: 'sending' | 'interrupted' | 'refused'
  /** 0 to 1. */
  readonly share: number
  /** What is wrong with one that was refused, and what to do. */
  readonly problem?: string
}

interface Chosen extends UploadEntry {
  readonly file: File
  /** The document that it takes the place of. */
  readonly replaces: string | undefined
}

const MOST_BYTES = 20 * 1024 * 1024
const TOO_LARGE = 'This file is larger than 20 MB. Upload a smaller one.'
const FAILED = 'We couldn’t store this file. Try it again.'

/** Refused for good: what is wrong with the file, or with the application. Anything else passes. */
const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof RequestError) || error.status < 400 || error.status >= 500 || error.status === 429) return undefined
  return error.data?.message ?? FAILED
}

/** How one file is sent: who sends it, and as what, is known to the question. */
export type SendOne = (sending: Pick<Sending, 'file' | 'onProgress' | 'signal'>) => Promise<SentDocument>

export function useUploads(sendOne: SendOne, onSent: (document: SentDocument, replaces: string | undefined) => void) {
  const [entries, setEntries] = useState<readonly Chosen[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const sent = useRef(onSent)
  const sender = useRef(sendOne)
  useEffect(() => {
    sent.current = onSent
    sender.current = sendOne
  })
  const change = useCallback((id: string, changed: Partial<Chosen>) => {
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)))
  }, [])
  const drop = useCallback((id: string) => {
    stops.current.get(id)?.abort()
    setEntries((all) => all.filter((entry) => entry.id !== id))
  }, [])

  const send = useCallback(
    ({ id, file, replaces }: Chosen) => {
      const stop = new AbortController()
      stops.current.set(id, stop)
      change(id, { state: 'sending' })
      readablePhoto(file)
        .then((readable) => sender.current({ file: readable, onProgress: (share) => change(id, { share }), signal: stop.signal }))
        .then((document) => {
          setEntries((all) => all.filter((entry) => entry.id !== id))
          sent.current(document, replaces)
        })
        .catch((error: unknown) => {
          if (stop.signal.aborted) return
          const problem = refusalOf(error)
          change(id, problem === undefined ? { state: 'interrupted' } : { state: 'refused', problem })
        })
    },
    [change],
  )

  const add = (files: readonly File[], replaces?: string) => {
    for (const file of files) {
      const tooLarge = file.size > MOST_BYTES
      const entry: Chosen = {
        id: `${Date.now()}-${Math.random()}`,
        name: file.name,
        byteSize: file.size,
        share: 0,
        file,
        replaces,
        ...(tooLarge ? { state: 'refused', problem: TOO_LARGE } : { state: 'sending' }),
      }
      setEntries((all) => [...all, entry])
      if (!tooLarge) send(entry)
    }
  }

  // When the line is back, what it interrupted goes on by itself.
  useEffect(() => {
    const goOn = () => {
      for (const entry of entries) if (entry.state === 'interrupted') send(entry)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [entries, send])

  const goOn = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    if (entry) send(entry)
  }
  return { entries: entries as readonly UploadEntry[], add, drop, goOn }
}

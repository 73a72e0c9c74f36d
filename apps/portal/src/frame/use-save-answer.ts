/** Saves the answer of an ask, once however often it is clicked, and goes where the application then stands. */
import { useCallback, useRef, useState } from 'react'
import { request } from '../api/request.ts'
import { ITEM_PATH } from './item-query.ts'
import { useApplication } from './use-application.ts'
import { useProceed } from './use-proceed.ts'

export interface SaveAnswer {
  /** Answers true when it was saved and the next screen is open. */
  readonly save: (item: string, answer: unknown) => Promise<boolean>
  readonly busy: boolean
  /** Of the last save; a 422's own fields are for `form.failWith(error)`. */
  readonly error: unknown
}

export function useSaveAnswer(failed?: (error: unknown) => void): SaveAnswer {
  const { uuid, etag } = useApplication()
  const proceed = useProceed()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const saving = useRef(false)
  const key = useRef<string>(undefined)
  const save = useCallback(
    async (item: string, answer: unknown) => {
      if (saving.current) return false
      saving.current = true
      setBusy(true)
      setError(undefined)
      try {
        key.current ??= crypto.randomUUID?.()
        const saved = await request('PUT', ITEM_PATH, {
          params: { uuid, item },
          body: answer,
          ifMatch: etag,
          idempotencyKey: key.current,
        })
        await proceed({ saved })
        return true
      } catch (problem) {
        setError(problem)
        failed?.(problem)
        return false
      } finally {
        key.current = undefined
        saving.current = false
        setBusy(false)
      }
    },
    [uuid, etag, proceed, failed],
  )
  return { save, busy, error }
}

/** Saves the answer of an ask, once however often it is clicked, and goes where the application then stands. */
import { useCallback, useRef, useState } from 'react'
import { RequestError, request } from '../api/request.ts'
import { useItemInHand } from './item-in-hand.tsx'
import { ITEM_PATH } from './item-query.ts'
import { useApplication } from './use-application.ts'
import { useProceed } from './use-proceed.ts'

/** 412: what the answer rests on has changed. 409: it is not asked now. */
const isChanged = (problem: unknown): problem is RequestError =>
  problem instanceof RequestError && (problem.status === 412 || problem.status === 409)

export interface SaveAnswer {
  /** Answers true when it was saved and the next screen is open. */
  readonly save: (item: string, answer: unknown) => Promise<boolean>
  readonly busy: boolean
  /** Of the last save; a 422's own fields are for `form.failWith(error)`. */
  readonly error: unknown
}

export function useSaveAnswer(failed?: (error: unknown) => void): SaveAnswer {
  const { uuid, etag: whole } = useApplication()
  const inHand = useItemInHand()
  const etag = inHand ? inHand.etag : whole
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
      inHand?.begin()
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
        if (inHand && isChanged(problem) && (await inHand.changed(problem).catch(() => false))) return false
        setError(problem)
        failed?.(problem)
        return false
      } finally {
        key.current = undefined
        saving.current = false
        setBusy(false)
      }
    },
    [uuid, etag, inHand, proceed, failed],
  )
  return { save, busy, error }
}

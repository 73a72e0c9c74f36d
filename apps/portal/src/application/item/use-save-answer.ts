/** Saves the answer of an ask, once however often it is clicked, and goes where the application then stands. */
import type { AnswerOf, AskId } from '@hearthline/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { RequestError, request } from '../../api/request.ts'
import { useApplication } from '../use-application.ts'
import { useProceed } from '../use-proceed.ts'
import { endApplicationChangedToast } from './application-changed-toast.ts'
import { ITEM_PATH } from './item-query.ts'
import { useOpenItem } from './open-item.tsx'

/** 412: what the answer rests on has changed. 409: it is not asked now. */
const isChanged = (problem: unknown): problem is RequestError =>
  problem instanceof RequestError && (problem.status === 412 || problem.status === 409)

export interface SaveAnswer<Id extends AskId> {
  /** Answers true when it was saved and the next screen is open. */
  readonly save: (answer: AnswerOf<Id>) => Promise<boolean>
  readonly busy: boolean
  /** Of the last save; a 422's own fields are for `form.failWith(error)`. */
  readonly error: unknown
}

/** `item` is the ask that is answered: the answer is typed by it. */
export function useSaveAnswer<const Id extends AskId>(item: Id, failed?: (error: unknown) => void): SaveAnswer<Id> {
  const { uuid, application, etag: whole } = useApplication()
  const isOpen = application.openItem === item
  const openItem = useOpenItem()
  const etag = openItem ? openItem.etag : whole
  const proceed = useProceed()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const saving = useRef(false)
  const key = useRef<string>(undefined)
  const save = useCallback(
    async (answer: AnswerOf<Id>) => {
      if (saving.current) return false
      saving.current = true
      setBusy(true)
      setError(undefined)
      openItem?.begin()
      try {
        key.current ??= crypto.randomUUID?.()
        const saved = await request('PUT', ITEM_PATH, {
          params: { uuid, item },
          body: answer,
          ifMatch: etag,
          idempotencyKey: key.current,
        })
        void endApplicationChangedToast()
        // What is corrected leaves the application where it was: there is no other step to wait for.
        await proceed(isOpen ? { saved } : { saved, previous: null })
        return true
      } catch (problem) {
        if (openItem && isChanged(problem) && (await openItem.changed(problem).catch(() => false))) return false
        setError(problem)
        failed?.(problem)
        // What is offered beside the question may be of another day by now: it is read again, and the form keeps what was typed.
        if (problem instanceof RequestError && problem.status === 422) void client.invalidateQueries({ queryKey: ['item', uuid] })
        return false
      } finally {
        key.current = undefined
        saving.current = false
        setBusy(false)
      }
    },
    [uuid, item, isOpen, etag, openItem, proceed, failed, client],
  )
  return { save, busy, error }
}

import { announce } from '@hearthline/ui/live-region'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError, request } from '../api/request.ts'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { useReadAgain } from '../application/use-read-again.ts'
import { stepName } from '../words/step-names.ts'
import { clearDraft } from './draft.ts'
import { makeIntentKeys } from './intent-key.ts'

export interface Act {
  readonly reason: string
  /** Absent for work that is run again. */
  readonly data?: unknown
  /** What was done, in the past tense: 'Accepted'. */
  readonly done: string
}

export interface Notice {
  readonly kind: 'success' | 'warning'
  readonly words: string
  /** The version that was decided on: what follows from the decision is told once the walk is at rest. */
  readonly since?: number
}

/** Sends what a person decided. Nothing is shown as done before the server says so; then everything is read again. */
export function useSettle(
  file: ApplicationFile,
  item: Pick<OpenItem, 'id' | 'title' | 'gaveUp'>,
  draftKey: string,
  onNotice: (notice: Notice) => void,
) {
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid, loanNumber } = file.summary
  const readAgain = useReadAgain(uuid)
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, data }: Act) => {
      const params = { uuid, item: item.id }
      const ifMatch = `"${file.version}"`
      const idempotencyKey = keyFor({ params, reason, data })
      return item.gaveUp
        ? request('POST', '/console/api/v1/applications/:uuid/items/:item/rerun', { params, body: { reason }, idempotencyKey })
        : request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body: { data, reason }, idempotencyKey, ifMatch })
    },
    onSuccess: async (_reply, { done }) => {
      clearDraft(draftKey)
      // Announced with where it went, once that is known (settled-notice.tsx).
      onNotice({ kind: 'success', words: `${done}: ${item.title}.`, since: file.version })
      await readAgain()
    },
    onError: async (error) => {
      // A role was taken in the meantime: the page shows by itself what is left to do.
      if (error instanceof RequestError && error.status === 403) await client.invalidateQueries({ queryKey: ['me'] })
      if (!(error instanceof RequestError) || (error.status !== 409 && error.status !== 412)) return
      // Someone else was faster, or what is decided on has changed: what is shown is no longer true. What was typed stays as a draft.
      const step = error.data?.step
      const words =
        error.status === 412
          ? `Nothing was recorded. The information for this decision changed after you opened ${loanNumber}. Review it again. Your draft is saved.`
          : `Nothing was recorded. ${loanNumber} ${changedTo(step)}.`
      onNotice({ kind: 'warning', words })
      announce(words, 'assertive')
      await readAgain()
    },
  })
}

/** Withdrawn or canceled by an owner: the file that was shown does not know yet which of the two. */
const changedTo = (step: string | undefined): string => {
  if (step === 'CANCELLED') return 'was canceled in the meantime'
  return `changed in the meantime${step ? ` and is now at: ${stepName(step)}` : ''}`
}

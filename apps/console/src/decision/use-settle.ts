import { announce } from '@hearthline/ui/live-region'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError, request } from '../api/request.ts'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { codeWords } from '../words/code-words.ts'
import { forgetDraft } from './draft.ts'
import { makeIntentKeys } from './intent-key.ts'

export interface Act {
  readonly reason: string
  /** Absent for work that is run again. */
  readonly data?: unknown
  /** What was done, in the past tense: 'Accepted'. */
  readonly done: string
}

/** Sends what a person decided. Nothing is shown as done before the server says so; then everything is read again. */
export function useSettle(file: ApplicationFile, item: OpenItem, draftKey: string, onDone: (words: string) => void) {
  const client = useQueryClient()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid, loanNumber } = file.summary
  return useMutation({
    mutationFn: ({ reason, data, done }: Act) => {
      const params = { uuid, item: item.id }
      const idempotencyKey = keyFor({ params, reason, data, done })
      return item.gaveUp
        ? request('POST', '/console/api/v1/applications/:uuid/items/:item/rerun', { params, body: { reason }, idempotencyKey })
        : request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body: { data, reason }, idempotencyKey })
    },
    onSuccess: async ({ step }, { done }) => {
      forgetDraft(draftKey)
      const words = `${done}: ${item.title}. ${loanNumber} is now at ${codeWords(step)}.`
      onDone(words)
      announce(words)
      await Promise.all([client.invalidateQueries({ queryKey: ['application', uuid] }), client.invalidateQueries({ queryKey: ['queue'] })])
    },
    onError: async (error) => {
      // Somebody else was faster, or the application moved: what is shown is no longer true.
      if (error instanceof RequestError && error.status === 409) await client.invalidateQueries({ queryKey: ['application', uuid] })
    },
  })
}

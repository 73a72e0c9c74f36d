/** What is done of signing, and each event of it as it happens: the server says after each how far the person is. */
import type { SigningEvent } from '@hearthline/domain'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { RequestError } from '../api/request.ts'
import { CONSENT_RECORDS } from './consent-records.ts'
import { GoneContext, type SigningSource, type SigningStateBody, useSigningSource } from './signing-source.ts'

/** Kept no longer than a page shows it: whoever comes back finds what has been made anew meanwhile. */
export const signingQuery = (source: SigningSource) =>
  queryOptions({ queryKey: source.key, queryFn: source.read, staleTime: 0, gcTime: 0, retry: false })

/** Another document lies there than the one shown, or another tab was faster: what is shown is read again. */
export const isChanged = (problem: unknown): boolean =>
  problem instanceof RequestError && (problem.status === 412 || problem.status === 409)

export function useSigning() {
  const source = useSigningSource()
  return useQuery(signingQuery(source))
}

/** For the pages that ask for signatures: of a set that is no more nothing is said, and whoever is there is led on. */
export function useDocumentsToSign(): Pick<ReturnType<typeof useSigning>, 'data' | 'error' | 'isPending'> {
  const source = useSigningSource()
  // Also where the page before it has read it: the next one follows without a moment between them.
  const { data, error, isPending } = useQuery({ ...signingQuery(source), refetchOnMount: 'always' })
  const lead = use(GoneContext)
  const isGone = data?.documents.length === 0
  useEffect(() => {
    if (isGone) lead()
  }, [isGone, lead])
  return { data: isGone ? undefined : data, error, isPending: isPending || isGone }
}

/** Each changes how documents come, and with it the next step and what the settings say was agreed to; wherever on the portal it is done. */
const MOVES: ReadonlySet<SigningEvent['event']> = new Set(['CONSENT_WITHDRAWN', 'DELIVERY_AGREED'])

export interface Recording {
  readonly record: (event: SigningEvent) => Promise<SigningStateBody | undefined>
  readonly busy: boolean
  readonly error: Error | null
}

/** Undefined where it was refused; the reason is in `error`, and told to `onRefused`. */
export function useRecord(onRefused?: (problem: unknown) => void): Recording {
  const source = useSigningSource()
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: source.record,
    onSuccess: async (state, { event }) => {
      client.setQueryData(source.key, state)
      if (!MOVES.has(event)) return
      await Promise.all([source.standsAt, CONSENT_RECORDS].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: (problem) => {
      // Where they stand is read again as well: what is asked here may be asked no more, and then the page leads on.
      if (isChanged(problem)) for (const queryKey of [source.key, source.standsAt]) void client.invalidateQueries({ queryKey })
      onRefused?.(problem)
    },
  })
  return { record: (event) => mutateAsync(event).catch(() => undefined), busy: isPending, error }
}

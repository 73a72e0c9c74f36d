/** One question of an additional signer, and its answer: saved once however often it is clicked. */
import type { ItemBodyOf, SigningBody } from '@hearthline/contract'
import type { AnswerOf, SignerAskId } from '@hearthline/domain'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RequestError, request, requestFull } from '../../api/request.ts'
import { useRefreshSignings } from './signings.ts'

const PATH = '/service-application/api/v1/signer/applications/:uuid/:party/items/:item'

export type SignerQuestion<Id extends SignerAskId> = ItemBodyOf<Id> & { readonly etag: string | undefined }
type Named = Pick<SigningBody, 'uuid' | 'party'>

const keyOf = ({ uuid, party }: Named, item: SignerAskId) => ['signer-item', uuid, party, item] as const

export const signerItemQuery = <Id extends SignerAskId>(signing: Named, item: Id) =>
  queryOptions({
    queryKey: keyOf(signing, item),
    queryFn: async ({ signal }): Promise<SignerQuestion<Id>> => {
      const { uuid, party } = signing
      const read = await requestFull('GET', PATH, { params: { uuid, party, item }, signal })
      if (read.body.item !== item) throw new TypeError(`Asked for ${item} and was given ${read.body.item}`)
      // The name has just been compared, and the contract types the rest by the name.
      return { ...read.body, etag: read.etag } as unknown as SignerQuestion<Id>
    },
    retry: false,
  })

export interface SaveSignerAnswer<Id extends SignerAskId> {
  /** Answers true when it was saved: the frame of the page leads on. */
  readonly save: (answer: AnswerOf<Id>) => Promise<boolean>
  readonly busy: boolean
  readonly error: unknown
}

/** 412: what the answer rests on has changed. 409: it is not asked now. Either way the page is read again. */
const isChanged = (problem: unknown): boolean => problem instanceof RequestError && (problem.status === 412 || problem.status === 409)

export function useSaveSignerAnswer<const Id extends SignerAskId>(
  { uuid, party }: Named,
  item: Id,
  { etag, failed }: { readonly etag?: string | undefined; readonly failed?: (error: unknown) => void } = {},
): SaveSignerAnswer<Id> {
  const client = useQueryClient()
  const refresh = useRefreshSignings()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const saving = useRef(false)
  const save = async (answer: AnswerOf<Id>) => {
    if (saving.current) return false
    saving.current = true
    setBusy(true)
    setError(undefined)
    try {
      const idempotencyKey = crypto.randomUUID?.()
      const saved = await request('PUT', PATH, { params: { uuid, party, item }, body: answer, ifMatch: etag, idempotencyKey })
      void client.invalidateQueries({ queryKey: ['signer-item', uuid, party] })
      await refresh(saved)
      return true
    } catch (problem) {
      setError(problem)
      failed?.(problem)
      if (isChanged(problem)) {
        await client.invalidateQueries({ queryKey: keyOf({ uuid, party }, item) })
        await refresh()
      }
      return false
    } finally {
      saving.current = false
      setBusy(false)
    }
  }
  return { save, busy, error }
}

/** The draft of a brand while someone types: kept here at once and at the server a moment later; nothing typed is lost. */
import { isSame, mergeOnto } from '@hearthline/brands/desk'
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { announce } from '@hearthline/ui/live-region'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RequestError, request } from '../api/request.ts'
import { changeDraft, clearDraft, isDrafted, readDraft, useDraft } from '../decision/draft.ts'
import type { Content } from './brand-values.ts'

export type Desk = ReplyOf<CallAt<'GET', '/console/api/v1/brands/:code'>>
type Act = Parameters<typeof sendAct>[1]

const PATH = '/console/api/v1/brands/:code'
/** After the last key. */
const SAVE_MS = 900

export const useBrands = (enabled = true) =>
  useQuery({ queryKey: ['brands'], queryFn: ({ signal }) => request('GET', '/console/api/v1/brands', { signal }), enabled })

const deskQuery = (code: string) =>
  queryOptions({ queryKey: ['brand', code], queryFn: ({ signal }) => request('GET', PATH, { params: { code }, signal }) })

export const useBrandDesk = (code: string) => useQuery(deskQuery(code))

/** As it is now: with another ticket for the preview. */
export const readBrandDesk = (client: QueryClient, code: string) => client.fetchQuery({ ...deskQuery(code), staleTime: 0 })

export const useBrandVersion = (code: string, version: number, enabled: boolean) =>
  useQuery({
    queryKey: ['brand', code, version],
    queryFn: ({ signal }) => request('GET', PATH, { params: { code }, query: { version: String(version) }, signal }),
    staleTime: Infinity,
    enabled,
  })

interface Typed {
  readonly content: Content
  readonly withdrawn: boolean
  readonly note: string
}

/** What is typed, and the draft that the typing began from. */
interface Kept extends Typed, Readonly<Record<string, unknown>> {
  readonly from: Typed & { readonly revision: number | null }
}

const keptOf = (key: string) => (isDrafted(key) ? (readDraft(key).typed as unknown as Kept) : undefined)

const startOf = ({ content, draft, versions, inForce }: Desk): Kept['from'] =>
  draft
    ? { revision: draft.revision, content: draft.content, withdrawn: draft.withdrawn, note: draft.note }
    : { revision: null, content, withdrawn: versions.find(({ number }) => number === inForce)?.withdrawn === true, note: '' }

export function useBrandDraft(desk: Desk) {
  const { code } = desk
  const client = useQueryClient()
  const key = `brand/${code}`
  useDraft(key)
  const kept = keptOf(key)
  const start = startOf(desk)
  const typed: Typed = kept ?? start

  const save = useMutation({
    mutationFn: async (sent: Kept) => {
      const { content, withdrawn, note, from } = sent
      const body = { revision: from.revision, content, withdrawn, note }
      return { sent, draft: await request('PUT', `${PATH}/draft`, { params: { code }, body }) }
    },
    onSuccess: ({ sent, draft }) => {
      const now = keptOf(key)
      // More may have been typed while it was sent.
      if (now && now !== sent && !isSame(typedOf(now), typedOf(sent)))
        changeDraft(key, { typed: { ...now, from: { ...typedOf(sent), revision: draft.revision } } })
      else clearDraft(key)
      client.setQueryData<Desk>(['brand', code], (read) => read && { ...read, draft })
      void client.invalidateQueries({ queryKey: ['brands'] })
    },
    // Someone else was faster: theirs is read, and what is typed stays.
    onError: () => client.invalidateQueries({ queryKey: ['brand', code] }),
  })
  const { isPending, error, mutate } = save
  const isOvertaken = kept !== undefined && kept.from.revision !== start.revision && !isPending
  const waits = kept !== undefined && !isOvertaken && !isPending && error === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key typed begins the wait anew
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => mutate(keptOf(key)!), SAVE_MS)
    return () => clearTimeout(timer)
  }, [waits, kept, key])
  useEffect(() => {
    if (kept === undefined) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [kept])

  const set = (change: (now: Typed) => Partial<Typed>) => {
    const now = keptOf(key) ?? { ...typedOf(start), from: start }
    if (save.isError) save.reset()
    changeDraft(key, { typed: { ...now, ...change(now) } })
  }
  return {
    typed,
    set,
    isSaved: kept === undefined,
    isSaving: isPending,
    isOvertaken,
    error: isOvertaken ? null : error,
    saveNow: () => kept && mutate(kept),
    dropTyped: () => {
      save.reset()
      clearDraft(key)
    },
    /** What was typed here goes on what the other person wrote. */
    putOnTheirs: () => {
      if (!kept) return
      save.reset()
      const withdrawn = kept.withdrawn === kept.from.withdrawn ? start.withdrawn : kept.withdrawn
      const note = kept.note === kept.from.note ? start.note : kept.note
      changeDraft(key, {
        typed: { ...kept, content: mergeOnto(kept.from.content, kept.content, start.content) as Content, withdrawn, note, from: start },
      })
    },
  }
}

const typedOf = ({ content, withdrawn, note }: Typed): Typed => ({ content, withdrawn, note })

const sendAct = (code: string, body: CallBody) => request('POST', `${PATH}/act`, { params: { code }, body })
type CallBody =
  | { readonly act: 'ask' | 'discard' | 'rebase'; readonly revision: number }
  | { readonly act: 'publish'; readonly number: number; readonly digest: string }
  | { readonly act: 'refuse'; readonly number: number; readonly digest: string; readonly because: string }
  | { readonly act: 'begin'; readonly from: number }

export function useBrandAct(code: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body }: { readonly body: Act; readonly done: string }) => sendAct(code, body),
    onSuccess: async (desk, { done }) => {
      client.setQueryData(['brand', code], desk)
      announce(done)
      await client.invalidateQueries({ queryKey: ['brands'] })
    },
    onError: async (error) => {
      if (error instanceof RequestError && error.status > 0) await client.invalidateQueries({ queryKey: ['brand', code] })
    },
  })
}

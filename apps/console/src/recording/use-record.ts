import type { Values } from '@hearthline/schema-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RequestError } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { useReadAgain } from '../application/use-read-again.ts'
import { changeDraft, clearDraft, readDraft, useDraft } from '../decision/draft.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'

/** By field; the reason's field is `reason`. */
export type RecordFaults = Readonly<Record<string, string | undefined>>

export interface RecordOptions<Typed extends Values, Body, Reply> {
  /** The application and the form: what is typed stays there while the form is closed or another application is looked at. */
  readonly draftKey: string
  readonly blank: Typed
  /** What can be seen to be missing before anything is sent. The reason is judged in every form that asks for one. */
  readonly faultsOf?: (typed: Typed) => RecordFaults
  readonly bodyOf: (typed: Typed, reason: string) => Body
  readonly send: (body: Body, idempotencyKey: string) => Promise<Reply>
  /** Once the server has it; what was typed is gone by then. */
  readonly onRecorded: (typed: Typed, reply: Reply) => unknown
  /** The server names the fields within this part of the body. */
  readonly within?: string
  /** What is recorded says by itself where it comes from. */
  readonly withoutReason?: true
}

/** By these the server says that what was shown is no longer so. */
const MOVED: ReadonlySet<number> = new Set([403, 404, 409, 412])

/** What a person records beside the open item: typed, sent once, and refused field by field. `RecordForm` draws it. */
export function useRecord<Typed extends Values, Body, Reply>(options: RecordOptions<Typed, Body, Reply>) {
  const { draftKey, blank, faultsOf, bodyOf, send, onRecorded, within, withoutReason } = options
  const draft = useDraft(draftKey)
  const typed = { ...blank, ...draft.typed } as Typed
  const [found, setFound] = useState<RecordFaults>({})
  const [keyFor] = useState(() => makeIntentKeys())
  const client = useQueryClient()
  const record = useMutation({
    mutationFn: (sent: Typed) => {
      const body = bodyOf(sent, draft.reason.trim())
      return send(body, keyFor(body))
    },
    onSuccess: async (reply, sent) => {
      clearDraft(draftKey)
      await onRecorded(sent, reply)
    },
    // Someone else was faster, or a role was taken: the page shows at once what is left to do.
    onError: async (error) => {
      if (!(error instanceof RequestError) || !MOVED.has(error.status)) return
      const [uuid] = draftKey.split(/[/:]/)
      await Promise.all(
        [['application', uuid], ['signers', uuid], ['queue'], ['me']].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
  const told = useMemo(() => toldFaults(record.error, within), [record.error, within])
  const fields = new Set([...Object.keys(blank), 'reason'])
  return {
    draftKey,
    typed,
    reason: draft.reason,
    isPending: record.isPending,
    /** By field. Another object after each refusal, here or by the server, and the same one until then. */
    faults: Object.values(found).some(Boolean) ? found : told,
    /** Of the whole: what no field of the form shows. */
    error: record.error && !Object.keys(told).some((field) => fields.has(field)) ? record.error : null,
    // Read anew: a file may arrive after more was typed.
    set: (change: Partial<Typed>) => changeDraft(draftKey, { typed: { ...readDraft(draftKey).typed, ...change } }),
    setReason: (reason: string) => changeDraft(draftKey, { reason }),
    submit: () => {
      if (record.isPending) return
      const faults = { ...faultsOf?.(typed), ...(!withoutReason && { reason: reasonFault(draft.reason) }) }
      setFound(faults)
      if (!Object.values(faults).some(Boolean)) record.mutate(typed)
    },
  }
}

const EMPTY: RecordFaults = {}

function toldFaults(error: unknown, within: string | undefined): RecordFaults {
  if (!(error instanceof RequestError)) return EMPTY
  const start = within === undefined ? '' : `${within}.`
  const nameOf = (path: string) => (path.startsWith(start) ? path.slice(start.length) : path)
  // The first message of a field is the one that it shows.
  return Object.fromEntries((error.data?.fields ?? []).toReversed().map(({ path, message }) => [nameOf(path), message]))
}

/** Says above the application what was recorded; then all of it is read again. */
export function useTellRecorded(file: ApplicationFile, onNotice: (notice: Notice) => void): (words: string) => Promise<unknown> {
  const readAgain = useReadAgain(file.summary.uuid)
  return (words) => {
    onNotice({ kind: 'success', words, since: file.version })
    return readAgain()
  }
}

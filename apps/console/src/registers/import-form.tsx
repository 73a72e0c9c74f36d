import { MOST_CSV_LINES, OFFER_CODE_COLUMNS } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeProblem, request, requestOfferCodes } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { currentOrganization } from '../session/organization.ts'
import { formatFullMoment } from '../words/format-moment.ts'

const path = '/console/api/v1/registers/offer-code/import'
const MOST_BYTES = 900_000
const MOST_SHOWN = 100

const useRefresh = () => {
  const client = useQueryClient()
  return () => Promise.all([['register'], ['imports']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A file of offer codes: what is wrong is told line by line first, and all of it is added or none. */
export function ImportForm({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefresh()
  const [file, setFile] = useState<{ name: string; csv: string }>()
  const [fault, setFault] = useState<string>()
  const send = useMutation({
    mutationFn: ({ csv, check }: { csv: string; check: boolean }) => request('POST', path, { body: { csv, check } }),
    onSuccess: async ({ added }) => {
      if (added === 0) return
      announce(`${added} offer codes were added.`)
      await refresh()
    },
  })
  const choose = async (chosen: File | undefined) => {
    send.reset()
    setFile(undefined)
    setFault(undefined)
    if (!chosen) return
    if (chosen.size > MOST_BYTES) return setFault('The file is larger than 900 kB. Split it.')
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv })
    send.mutate({ csv, check: true })
  }
  const { data } = send
  return (
    <section className="record-form" aria-labelledby="import-title">
      <h4 id="import-title">Import offer codes</h4>
      <p className="hint">
        A CSV file with at most {MOST_CSV_LINES.toLocaleString('en-US')} lines. The first line names the columns:{' '}
        {OFFER_CODE_COLUMNS.join(', ')}.
      </p>
      <label className="ui-label register-file">
        File
        <input type="file" accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
      </label>
      {fault && <Alert kind="error">{fault}</Alert>}
      {send.error && <Alert kind="error">{describeProblem(send.error)}</Alert>}
      {data && data.faults.length > 0 && (
        <Alert
          kind="error"
          title={`Nothing was added: ${data.faults.length} ${data.faults.length === 1 ? 'thing is' : 'things are'} wrong in ${file?.name ?? 'the file'}`}
        >
          <ul>
            {data.faults.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {line}, {column}: {message}
              </li>
            ))}
            {data.faults.length > MOST_SHOWN && <li>And {data.faults.length - MOST_SHOWN} more.</li>}
          </ul>
        </Alert>
      )}
      {data && data.added > 0 && (
        <Alert kind="success" title={`${data.added} offer codes were added`}>
          {data.waiting > 0 && `${data.waiting} of them make a firm offer and wait for another administrator.`}
        </Alert>
      )}
      {data && data.faults.length === 0 && data.added === 0 && file && (
        <p>
          {file.name} has {data.lines} {data.lines === 1 ? 'offer code' : 'offer codes'}, and nothing is wrong with them.
        </p>
      )}
      <div className="decision-buttons">
        {data && data.faults.length === 0 && data.added === 0 && file && (
          <Button
            size="small"
            loading={send.isPending}
            loadingLabel="Importing"
            onClick={() => send.mutate({ csv: file.csv, check: false })}
          >
            Add {data.lines === 1 ? 'it' : `all ${data.lines}`}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}

/** Files with firm offers that a second person confirms as a whole. */
export function WaitingImports() {
  const refresh = useRefresh()
  const found = useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/registers/offer-code/imports', { signal }),
  })
  const confirm = useMutation({
    mutationFn: ({ batch, count }: { batch: string; count: number }) =>
      request('POST', `${path}/:batch/confirm`, { params: { batch }, body: { count } }),
    onSuccess: async ({ confirmed }) => {
      announce(`${confirmed} firm offers are confirmed.`)
      await refresh()
    },
    onError: refresh,
  })
  if (!found.data || found.data.imports.length === 0) return null
  return (
    <Alert kind="warning" title="Imported firm offers wait for a second person">
      {confirm.error && <p role="alert">{describeProblem(confirm.error)}</p>}
      <ul>
        {found.data.imports.map(({ batch, count, by, byYou, at, example }) => (
          <li key={batch}>
            {count} {count === 1 ? 'offer' : 'offers'}, such as {String(example.offerCode)}, by {by}, {formatFullMoment(at)}.{' '}
            {byYou ? (
              'You imported them, so another administrator has to confirm them.'
            ) : (
              <Button size="small" loading={confirm.isPending} loadingLabel="Confirming" onClick={() => confirm.mutate({ batch, count })}>
                Confirm all {count}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

export function DownloadCodes() {
  const load = useMutation({
    mutationFn: requestOfferCodes,
    onSuccess: (content) => saveBlob(content, `offer-codes-${currentOrganization().orgCode.toLowerCase()}.csv`),
  })
  return (
    <>
      <Button size="small" variant="quiet" loading={load.isPending} loadingLabel="Downloading" onClick={() => load.mutate()}>
        Download as a file
      </Button>
      {load.error && <p role="alert">{describeProblem(load.error)}</p>}
    </>
  )
}

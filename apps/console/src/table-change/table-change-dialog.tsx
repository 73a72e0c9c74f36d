import type { TableChangeBody } from '@hearthline/contract'
import { formatMoneyExact, formatRate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { Select } from '@hearthline/ui/select'
import { Textarea } from '@hearthline/ui/textarea'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { describeProblem, RequestError, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { formatCode } from '../words/format-code.ts'
import { stepName } from '../words/step-names.ts'
import { type Compared, comparePages, describeCompared } from './compare-pages.ts'

type Kind = 'pricing' | 'guideline'
const PATH = '/console/api/v1/table-changes'
const KINDS = [
  { value: 'pricing', label: 'Price table' },
  { value: 'guideline', label: 'Guideline' },
]

/** What a changed guideline or price table would make of the open applications: a question, which changes nothing. */
export default function TableChangeDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('pricing')
  const [drafts, setDrafts] = useState<Partial<Record<Kind, string>>>({})
  const [fault, setFault] = useState<string>()
  const [compared, setCompared] = useState<Compared>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const tables = useQuery({
    queryKey: ['table-changes'],
    queryFn: ({ signal }) => request('GET', PATH, { signal }),
    refetchOnWindowFocus: false,
  })
  const text = drafts[kind] ?? (tables.data ? JSON.stringify(tables.data[kind], null, 2) : '')
  const compare = useMutation({
    mutationFn: async (table: Record<string, unknown>) => {
      running.current?.abort()
      const stop = new AbortController()
      running.current = stop
      await comparePages((after) => request('POST', PATH, { body: { [kind]: table, after } }), setCompared, stop.signal)
    },
    onMutate: () => setCompared(undefined),
    onSuccess: () => announce('The comparison has ended.'),
    onError: (problem) => {
      const fields = problem instanceof RequestError ? (problem.data?.fields ?? []) : []
      if (fields.length > 0) setFault(fields.map(({ path, message }) => `${path}: ${message}`).join('; '))
    },
  })
  const submit = () => {
    let table: unknown
    try {
      table = JSON.parse(text)
    } catch (problem) {
      setFault(`This is not JSON: ${(problem as Error).message}`)
      return
    }
    if (typeof table !== 'object' || table === null || Array.isArray(table)) setFault('Enter the whole table as one JSON object')
    else if (!compare.isPending) compare.mutate(table as Record<string, unknown>)
  }
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Table changes">
      <p>Change a copy of the table in force and see which open applications it would decide or price otherwise. Nothing is changed.</p>
      <Loaded query={tables} label="Loading the tables">
        {() => (
          <form
            className="table-change-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              setFault(undefined)
              submit()
            }}
          >
            <Select
              label="Table"
              name="table"
              options={KINDS}
              value={kind}
              onChange={(event) => {
                setKind(event.currentTarget.value as Kind)
                setFault(undefined)
              }}
            />
            <Textarea
              label="Changed table (JSON)"
              name="changed-table"
              rows={12}
              spellCheck={false}
              className="table-change-text"
              value={text}
              error={fault}
              onChange={({ target }) => setDrafts({ ...drafts, [kind]: target.value })}
            />
            {compare.error && !fault && <Alert kind="error">{describeProblem(compare.error)}</Alert>}
            <div className="table-change-actions">
              <Button type="submit" size="small" loading={compare.isPending} loadingLabel="Comparing">
                Compare
              </Button>
              {compare.isPending && (
                <Button size="small" variant="quiet" onClick={() => running.current?.abort()}>
                  Stop
                </Button>
              )}
            </div>
          </form>
        )}
      </Loaded>
      {compared && <Result compared={compared} isRunning={compare.isPending} onOpen={onClose} />}
    </Modal>
  )
}

function Result({ compared, isRunning, onOpen }: { compared: Compared; isRunning: boolean; onOpen: () => void }) {
  const hidden = compared.changed - compared.rows.length
  return (
    <section aria-label="Result">
      <p role="status">
        {describeCompared(compared)} {!compared.done && (isRunning ? 'Comparing more…' : 'Stopped before the end.')}
      </p>
      <ul className="table-change-list">
        {compared.rows.map((row) => (
          <li key={row.uuid}>
            <Link to={`/applications/${row.uuid}`} onClick={onOpen}>
              {row.loanNumber}
            </Link>{' '}
            <span className="muted">{stepName(row.step)}</span>
            <br />
            {describeAnswer(row.before)} → {describeAnswer(row.after)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="muted">{hidden.toLocaleString('en-US')} more are not shown. The command lists them all.</p>}
      {compared.notReproduced.length > 0 && <p className="muted">Not compared: {compared.notReproduced.join(', ')}</p>}
    </section>
  )
}

const describeAnswer = ({ outcome, maximumLineCents, bestRate }: TableChangeBody['rows'][number]['before']): string =>
  bestRate === null
    ? formatCode(outcome)
    : `${formatCode(outcome)}, up to ${formatMoneyExact(maximumLineCents)}, from ${formatRate(bestRate)}`

import type { CallAt, ReplyOf } from '@hearthline/contract'
import { PIPELINE_STAGES, type PipelineStage } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { REFETCH_MS } from '../query-client.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { ENDS, STAGES, WAITS } from './agent-words.ts'
import { Pages } from './pages.tsx'
import { officerWords, useOfficers } from './use-officers.ts'

type Listed = ReplyOf<CallAt<'GET', '/console/api/v1/agent/applicants'>>
type Applicant = Listed['applicants'][number]

/** Their own applicants: how far each is, whom that waits for, and since when. What is shown is in the address. */
export function Applicants() {
  const [query, setQuery] = useSearchParams()
  const stage = PIPELINE_STAGES.find((one) => one === query.get('stage'))
  const search = query.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const list = useQuery({
    queryKey: ['agent-applicants', stage, search, page],
    queryFn: ({ signal }) =>
      request('GET', '/console/api/v1/agent/applicants', { signal, query: { page, ...(stage && { stage }), ...(search && { search }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })
  const officers = useOfficers().data?.officers ?? []
  const change = (next: { stage?: string; search?: string; page?: number }) => {
    const all = { stage: stage ?? '', search, page: 1, ...next }
    const kept = Object.entries(all).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
    setQuery(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), { replace: true })
  }
  return (
    <section aria-labelledby="agents-title">
      <h1 id="agents-title" tabIndex={-1}>
        Your applicants
      </h1>
      <p className="muted">
        Everyone who applied by your links. You see how far they are, and nothing of their credit, income, or documents.
      </p>
      <search className="agents-tools">
        <TextField
          label="Search by first name or state"
          type="search"
          autoComplete="off"
          maxLength={60}
          value={search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <Select
          label="Stage"
          value={stage ?? ''}
          onChange={({ target }) => change({ stage: target.value })}
          options={[{ value: '', label: 'All stages' }, ...PIPELINE_STAGES.map((value) => ({ value, label: labelOf(value, list.data) }))]}
        />
      </search>
      <Loaded query={list} label="Loading your applicants">
        {(listed) => (
          <>
            {listed.applicants.length === 0 && (
              <p className="empty">
                {listed.stages.some(({ count }) => count > 0)
                  ? 'None of your applicants fits this search.'
                  : 'No one has applied by your links yet. Send one on the page Links: whoever applies by it appears here.'}
              </p>
            )}
            <ul className="data-list">
              {listed.applicants.map((applicant) => (
                <Row key={applicant.id} applicant={applicant} officer={officerWords(officers, applicant.officer)} />
              ))}
            </ul>
            <Pages page={page} total={listed.total} pageSize={listed.pageSize} onPage={(to) => change({ page: to })} />
            {stage !== undefined && (
              <Button size="small" variant="quiet" onClick={() => change({ stage: '' })}>
                Show all stages
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

const labelOf = (stage: PipelineStage, listed: Listed | undefined): string =>
  `${STAGES[stage]} (${listed?.stages.find((one) => one.stage === stage)?.count ?? 0})`

function Row({ applicant, officer }: { readonly applicant: Applicant; readonly officer: string | undefined }) {
  const { id, firstName, lastInitial, state, stage, waitsFor, since, appliedAt } = applicant
  return (
    <li id={`applicant-${id}`}>
      <p>
        <strong>
          {firstName} {lastInitial && `${lastInitial}.`}
        </strong>{' '}
        <span className="muted">{state}</span>{' '}
        <StatusChip tone={stage === 'OPEN' ? 'positive' : waitsFor === 'APPLICANT' || waitsFor === 'SIGNERS' ? 'caution' : 'neutral'}>
          {STAGES[stage]}
        </StatusChip>
      </p>
      <p className="muted">
        {waitsFor === null ? ENDS[stage] : WAITS[waitsFor]} since {formatFullMoment(since)}. Applied {formatFullMoment(appliedAt)}.
        {officer && ` Applicant of ${officer}.`}
      </p>
    </li>
  )
}

import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatRate, formatShortDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { actsFor } from '../session/format-staff-organizations.ts'
import { currentOrganization } from '../session/organization.ts'
import { useMe } from '../session/use-me.ts'
import { ProposeForm } from './propose-form.tsx'

type Row = ReplyOf<CallAt<'GET', '/console/api/v1/prime-rate'>>['rows'][number]

/** The prime rate by which lines are priced: who gave each row and from where, and what waits for a second person. */
export default function PrimeRateDialog(props: { mayPropose: boolean; mayConfirm: boolean; onClose: () => void }) {
  const { mayPropose, mayConfirm, onClose } = props
  const me = useMe()
  const organization = currentOrganization()
  const isElsewhere = me.data !== undefined && !actsFor(me.data, organization.orgCode)
  const rate = useQuery({
    enabled: me.data !== undefined && !isElsewhere,
    queryKey: ['prime-rate'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/prime-rate', { signal }),
  })
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Prime rate">
      {isElsewhere && (
        <Alert kind="info" title={`This address is ${organization.orgMetaData.companyInfo.name}’s`}>
          Each organization has a prime rate of its own. Open the console at your own organization’s address to see it:{' '}
          {me.data?.organizations.map(({ name }) => name).join(', ')}.
        </Alert>
      )}
      {!isElsewhere && (
        <Loaded query={rate} label="Loading the prime rate">
          {({ rows }) => (
            <>
              <InForce row={rows.find((row) => row.inForce)} />
              {mayPropose && <ProposeForm />}
              <ul className="prime-rate-list">
                {rows.map((row) => (
                  <li key={`${row.state} ${row.from} ${row.proposal?.id ?? ''}`}>
                    <div className="providers-head">
                      <strong>
                        {formatRate(row.percent)} from {formatShortDate(row.from)}
                      </strong>
                      <State row={row} />
                    </div>
                    <p className="muted">{row.source}</p>
                    {row.state === 'PROPOSED' && <Waiting row={row} mayConfirm={mayConfirm} />}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </Modal>
  )
}

function InForce({ row }: { row: Row | undefined }) {
  if (!row) return null
  const priced = `Lines are priced today by ${formatRate(row.percent)}, in force since ${formatShortDate(row.from)}.`
  return (
    <Alert kind={row.confirmed ? 'info' : 'warning'}>
      {row.confirmed ? priced : `${priced} No one has compared this rate with what its publisher says.`}
    </Alert>
  )
}

function State({ row }: { row: Row }) {
  if (row.state === 'PROPOSED') return <StatusChip tone="caution">waits for a second person</StatusChip>
  if (!row.confirmed) return <StatusChip tone="caution">not confirmed</StatusChip>
  return (
    <StatusChip tone={row.inForce ? 'positive' : 'neutral'}>
      {row.state === 'CONFIRMED' ? 'confirmed by two people' : 'published'}
    </StatusChip>
  )
}

function Waiting({ row, mayConfirm }: { row: Row; mayConfirm: boolean }) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () =>
      request('POST', '/console/api/v1/prime-rate/:proposal/confirm', {
        params: { proposal: row.proposal!.id },
        body: { from: row.from, percent: row.percent },
      }),
    onSuccess: async ({ percent }) => {
      announce(`The prime rate of ${formatRate(percent)} is confirmed.`)
      await client.invalidateQueries({ queryKey: ['prime-rate'] })
    },
  })
  if (row.proposal?.byYou) return <p>You proposed this rate. Another person on the team has to confirm it.</p>
  if (!mayConfirm) return <p>An underwriter or an administrator has to confirm it.</p>
  return (
    <>
      {confirm.error && <Alert kind="error">{describeProblem(confirm.error)}</Alert>}
      <p>Look the rate up in its source. Decisions from now on are priced by it; those made before keep theirs.</p>
      <Button size="small" loading={confirm.isPending} loadingLabel="Confirming" onClick={() => confirm.mutate()}>
        Confirm {formatRate(row.percent)}
      </Button>
    </>
  )
}

import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { requestFull } from '../../api/request.ts'
import type { ReadApplication } from '../../application/application-query.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { readStatedIncome } from './income-answer.ts'
import { IncomeFields } from './income-fields.tsx'

/** Entry to correcting one's own income: it prices again and never pulls credit again [income/correction]. */
export function EditIncome({ read }: { read: ReadApplication }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (open) return <OpenIncome read={read} onClose={close} />
  return (
    <Card as="div" padding="tight">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold">Has your income changed?</strong>
          <span className="block text-sm text-muted">We’ll update your offers. This doesn’t pull your credit.</span>
        </p>
        <Button ref={opener} variant="secondary" size="medium" onClick={() => setOpen(true)}>
          Edit your income
        </Button>
      </div>
    </Card>
  )
}

function OpenIncome({ read, onClose }: { read: ReadApplication; onClose: () => void }) {
  const { uuid } = read.application
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { data, error, refetch } = useQuery({
    queryKey: ['application', uuid, 'annual-income'],
    queryFn: ({ signal }) =>
      requestFull('GET', '/service-application/api/v1/application/heloc/:uuid/items/:item', {
        params: { uuid, item: 'annual-income' },
        signal,
      }),
    retry: false,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const stated = readStatedIncome(data?.body.data)
  const failed = error ?? (data && !stated ? new Error('We couldn’t load your income') : undefined)
  return (
    <div ref={panel} tabIndex={-1}>
      <Card title="Edit your income">
        {failed ? (
          <>
            <FormProblem error={failed} />
            <Button variant="secondary" size="medium" onClick={onClose}>
              Close
            </Button>
          </>
        ) : stated ? (
          <IncomeFields uuid={uuid} etag={data?.etag} stated={stated} onChanged={refetch} onClose={onClose} />
        ) : (
          <SkeletonGroup label="Loading your income">
            <Skeleton shape="field" />
          </SkeletonGroup>
        )}
      </Card>
    </div>
  )
}

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { assembleDate, DateField, emptyDate } from '@hearthline/ui/date-field'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'

type Faults = Partial<Record<'from' | 'percent' | 'source', string>>

/** One person's proposal: it prices nothing until another confirms it. */
export function ProposeForm() {
  const client = useQueryClient()
  const [from, setFrom] = useState(emptyDate)
  const [percent, setPercent] = useState('')
  const [source, setSource] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const id = useId()
  const show = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    return first === undefined
  }
  const propose = useMutation({
    mutationFn: (body: { from: string; percent: string; source: string }) => request('POST', '/console/api/v1/prime-rate', { body }),
    onSuccess: async () => {
      announce('The rate is proposed. Another person has to confirm it.')
      setFrom(emptyDate)
      setPercent('')
      setSource('')
      await client.invalidateQueries({ queryKey: ['prime-rate'] })
    },
    onError: (problem) => {
      const fields = problem instanceof RequestError ? (problem.data?.fields ?? []) : []
      show(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
    },
  })
  const submit = () => {
    const day = assembleDate(from)
    const found: Faults = {
      ...(!day && { from: 'Enter a date, such as 11/23/2026' }),
      ...(!/^\d{1,2}\.\d{2}$/.test(percent.trim()) && { percent: 'Enter a percentage with two decimals, like 6.75' }),
      ...(source.trim().length < 8 && { source: 'Say where the rate is published, with the date you read it' }),
    }
    if (show(found) && day && !propose.isPending) propose.mutate({ from: day, percent: percent.trim(), source: source.trim() })
  }
  return (
    <details className="prime-rate-propose">
      <summary>Propose a rate</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {propose.error && Object.keys(faults).length === 0 && <Alert kind="error">{describeProblem(propose.error)}</Alert>}
        <DateField id={`${id}-from`} label="First day" value={from} error={faults.from} onChange={setFrom} />
        <TextField
          id={`${id}-percent`}
          label="Prime rate"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          error={faults.percent}
          onChange={({ target }) => setPercent(target.value)}
        />
        <TextField
          id={`${id}-source`}
          label="Source"
          description="Where the rate is published, and the date you read it."
          autoComplete="off"
          value={source}
          error={faults.source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Button type="submit" size="small" loading={propose.isPending} loadingLabel="Proposing">
          Propose this rate
        </Button>
      </form>
    </details>
  )
}

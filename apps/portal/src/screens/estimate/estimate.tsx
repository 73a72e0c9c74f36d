/** What a line would cost, before any account: no name is asked, nothing is pulled, and nothing typed is kept or sent anywhere else. */
import { linkedScenario, type Scenario, type ScenarioChoice, scenario } from '@hearthline/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '../../forms/use-form.ts'
import { focusHeading } from '../../page/focus-heading.ts'
import { isInAgentArea } from './agent-area.ts'
import { EstimateForm } from './estimate-form.tsx'
import { type Estimate as Answer, estimateFormQuery, priceScenario } from './estimate-query.ts'
import { EstimateResult } from './estimate-result.tsx'
import { estimateValues, fieldOf, saidScenario } from './estimate-values.ts'
import './agent-area.css'

interface Priced {
  readonly scenario: Scenario
  readonly answer: Answer
}

export default function Estimate() {
  const { search } = useLocation()
  useEffect(() => {
    if (isInAgentArea()) document.documentElement.dataset.inAgentArea = ''
  }, [])
  const [linked] = useState(() => linkedScenario(new URLSearchParams(search)))
  const form = useForm(() => estimateValues(linked.scenario))
  const { data: asked } = useQuery(estimateFormQuery)
  const [choice, setChoice] = useState<ScenarioChoice>(linked.choice)
  const [priced, setPriced] = useState<Priced>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  /** The other of the two pages under this address: the reader begins at its heading. */
  const show = (next: Priced | undefined) => {
    setPriced(next)
    window.scrollTo(0, 0)
    focusHeading()
  }
  const price = async (said: Scenario) => {
    setBusy(true)
    setError(undefined)
    try {
      show({ scenario: said, answer: await priceScenario(said) })
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  const submit = () => {
    const said = form.judge(scenario, saidScenario(form.values), fieldOf)
    if (said && !busy) void price(said)
  }
  // A link that says everything opens the estimate itself.
  const begun = useRef(false)
  useEffect(() => {
    const whole = linked.isIncomplete ? undefined : scenario.safeParse(linked.scenario)
    if (begun.current || !whole?.success) return
    begun.current = true
    void price(whole.data)
  })

  if (priced) return <EstimateResult {...priced} choice={choice} onChoice={setChoice} onEdit={() => show(undefined)} asked={asked} />
  return <EstimateForm {...{ form, asked, busy, error }} isIncomplete={linked.isIncomplete} onSubmit={submit} />
}

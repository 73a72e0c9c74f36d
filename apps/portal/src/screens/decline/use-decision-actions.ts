/** What a borrower does with a decision: takes an approval path now, saves it as a plan, drops the plan. One at a time, each once however often it is pressed. */
import { announce } from '@hearthline/ui/live-region'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RequestError, request } from '../../api/request.ts'
import { useApplication } from '../../application/use-application.ts'
import { useProceed } from '../../application/use-proceed.ts'
import { type DecisionBody, decisionQuery, type Plan } from '../../decision/decision-query.ts'
import { recheckSentence } from '../../decision/summarize-plan.ts'
import { focusHeading } from '../../page/focus-heading.ts'

const APPLICATION = '/service-application/api/v1/application/heloc/:uuid'

export interface TakenIncome {
  readonly coOwnersAnnualIncomeCents?: number
  readonly annualIncomeCents?: number
}

/** The plan's card, which takes the focus once it is saved: its button is gone then. */
export const PLAN_ID = 'your-plan'

const isChanged = (problem: unknown): boolean => problem instanceof RequestError && (problem.status === 412 || problem.status === 409)

export type Busy = 'take' | 'save' | 'drop'

export function useDecisionActions(failed?: (error: unknown) => void) {
  const { uuid, etag, refresh } = useApplication()
  const client = useQueryClient()
  const proceed = useProceed()
  const [busy, setBusy] = useState<Busy>()
  const [error, setError] = useState<unknown>()
  const running = useRef(false)

  const once = async (what: Busy, act: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setError(undefined)
    try {
      await act()
    } catch (problem) {
      // Said beside the decision as it is now, so that the next press is matched with what is shown.
      if (isChanged(problem)) await refresh().catch(() => undefined)
      setError(problem)
      failed?.(problem)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const keep = (plan: Plan | null) =>
    client.setQueryData(decisionQuery(uuid, etag).queryKey, (before: DecisionBody | undefined) => before && { ...before, plan })

  const take = (way: string, body: TakenIncome) =>
    once('take', async () => {
      const idempotencyKey = crypto.randomUUID()
      const saved = await request('POST', `${APPLICATION}/ways/:way`, { params: { uuid, way }, body, idempotencyKey, ifMatch: etag })
      // Decided again: whatever it says now is news, the same answer included.
      await proceed({ saved, previous: null })
    })
  const save = (way: string) =>
    once('save', async () => {
      const { plan } = await request('POST', `${APPLICATION}/plan`, {
        params: { uuid },
        body: { way },
        idempotencyKey: crypto.randomUUID(),
      })
      keep(plan)
      requestAnimationFrame(() => document.getElementById(PLAN_ID)?.focus())
      announce(`Your plan is saved. ${recheckSentence(plan.checkOn)}`)
    })
  const drop = (plan: string) =>
    once('drop', async () => {
      await request('DELETE', `${APPLICATION}/plan/:plan`, { params: { uuid, plan } })
      keep(null)
      focusHeading()
      announce('Your plan is deleted.')
    })
  return { busy, error, take, save, drop }
}

/** Goes where the application stands: reads the step, waits while the server is at work, opens the screen [steps/routing]. */
import { isWaitingStep, pollStep } from '@hearthline/domain/routing'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../api/request.ts'
import { hideLoader, loaderDone, showLoader } from '../page/loader/loader-state.ts'
import { applicationPath } from '../routing/application-path.ts'
import { findDestination } from '../routing/find-destination.ts'
import { profileQuery } from '../visitor/use-profile.ts'
import { type Application, applicationQuery } from './application-query.ts'
import { ApplicationContext } from './use-application.ts'

export interface ProceedOptions {
  /** Of an application that is not this route's: the one just created. */
  readonly uuid?: string
  /** The application as the save answered it. Where its open item is already another, the same step again is news. */
  readonly saved?: Application
  /** The step any change counts from; the application's own by default. null: any step is news. */
  readonly previous?: string | null
  readonly replace?: boolean
  readonly signal?: AbortSignal
  /** The page that goes on by itself, and nobody pressed anything: whoever has gone to another one meanwhile stays there. */
  readonly onlyFrom?: string
}

export interface Proceeded {
  readonly path: string
  readonly step: string
  /** The tries ran out: still waiting, or still the same step. */
  readonly gaveUp: boolean
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** `await proceed()` after a save. Rejects with the RequestError when the server cannot be reached; the loader is gone then. */
export function useProceed() {
  const current = use(ApplicationContext)
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (options: ProceedOptions = {}): Promise<Proceeded> => {
      const uuid = options.uuid ?? current?.uuid
      if (!uuid) throw new Error('useProceed needs an application')
      const previous = previousStep(options, current?.uuid === uuid ? current.application : undefined)
      try {
        const { step, gaveUp } = await pollStep({ read: () => readStep(uuid), previous, sleep, signal: options.signal })
        const { application, profile } = await readBoth(client, uuid)
        // Between the two reads the server may have gone on: the later one is where the application stands.
        const arrived = gaveUp || isWaitingStep(application.step) ? step : application.step
        const { path, state } = await findDestination(profile, application, arrived)
        const target = applicationPath(uuid, path)
        await loaderDone()
        if (options.onlyFrom === undefined || window.location.pathname === options.onlyFrom)
          await navigate(target, { state, replace: options.replace })
        return { path: target, step: arrived, gaveUp }
      } finally {
        hideLoader()
      }
    },
    [current, client, navigate],
  )
}

function previousStep({ previous, saved }: ProceedOptions, application: Application | undefined): string | undefined {
  if (previous !== undefined) return previous ?? undefined
  if (!application || (saved && saved.openItem !== application.openItem)) return undefined
  return application.step
}

async function readStep(uuid: string): Promise<string> {
  const { step } = await request('GET', '/service-krang-heloc/borrower/secure/api/v1/:uuid/status', { params: { uuid } })
  if (isWaitingStep(step)) showLoader({ step, applicationUuid: uuid })
  return step
}

/** Both afresh: the table decides by the application's flags. Without one of them routing leads to the dashboard. */
async function readBoth(client: QueryClient, uuid: string) {
  const [read, profile] = await Promise.all([
    client.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 }),
    client.fetchQuery({ ...profileQuery, staleTime: 60_000 }),
  ])
  return { application: read.application, profile }
}

/** Where the borrower goes now: the step table first, the client's state machine where it has no row, the dashboard where neither knows. */
import type { ApplicationBody, ProfileBody } from './application-body.ts'
import { type Destination, destinationFor } from './destinations.ts'
import { isStableStep } from './steps.ts'

/** The screen of the client state machine; `machineDestination` of machine.ts, handed in so that this file stays free of xstate. */
export type MachineDestination = (profile: ProfileBody, application: ApplicationBody, step: string) => string | undefined

export interface NextInput {
  readonly profile: ProfileBody | null | undefined
  readonly application: ApplicationBody | null | undefined
  /** As polled: see pollStep. */
  readonly step: string
  readonly machine: MachineDestination
  /** Told each time the table had no row. */
  readonly warn: (message: string) => void
}

/** Where the application stands, with the fallback to the state machine [steps/routing]. '/dashboard' and '/' leave the application; other paths are relative to it. */
export function nextDestination({ profile, application, step, machine, warn }: NextInput): Destination {
  if (!profile || !application) return { path: '/dashboard' }
  const mapped = destinationFor(step, application)
  if (mapped) return mapped
  const path = machine(profile, application, step)
  warn(`No screen is mapped to the step ${step}: ${path === undefined ? 'going to the dashboard' : `the state machine says ${path}`}`)
  return { path: path ?? '/' }
}

export interface AutoRouteInput {
  readonly step: string
  readonly uwDecision?: string | null | undefined
  readonly pathname: string
}

/**
 * Whether the borrower is drawn away from `pathname` without having acted: on a stable step, and when the decision is DECLINE; never
 * from document/disclosures, where someone declined must be able to read the notice [steps/routing].
 */
export const shouldAutoRoute = ({ step, uwDecision, pathname }: AutoRouteInput): boolean =>
  !/(^|\/)document\/disclosures\/?$/.test(pathname) && (isStableStep(step) || uwDecision === 'DECLINE')

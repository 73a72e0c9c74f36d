/** The client state machine [steps/machine] in XState: used for what the step table does not map, and for the progress bar. */
import { createMachine, initialTransition, transition } from 'xstate'
import type { ApplicationBody, ProfileBody } from './application-body.ts'
import { screenOfState } from './state-destinations.ts'
import { HELOC_EVENTS, type HelocEvent, MACHINE_STATES, type MachineState, TRANSITIONS, type Transition } from './transitions.ts'
import { machineEvents } from './triggers.ts'

const limits = (event: HelocEvent): Transition => TRANSITIONS[event]

/** A limited event is heard by the states it names; an event without a "from" by the machine itself, in every state. */
const heardBy = (state: MachineState) =>
  Object.fromEntries(HELOC_EVENTS.filter((event) => limits(event).from?.includes(state)).map((event) => [event, limits(event).to]))

const heardEverywhere = Object.fromEntries(
  HELOC_EVENTS.filter((event) => limits(event).from === undefined).map((event) => [event, `.${limits(event).to}`]),
)

/** No state is final: events without a "from" apply everywhere, so even a declined application may come back. */
export const helocMachine = createMachine({
  id: 'heloc',
  types: {} as { events: { type: HelocEvent } },
  initial: 'profile',
  on: heardEverywhere,
  states: Object.fromEntries(MACHINE_STATES.map((state) => [state, { on: heardBy(state) }])),
})

/** Runs the events that are true of an application, in order, from the start. Pure. */
export function machineStateFor(profile: ProfileBody, application: ApplicationBody, step?: string): MachineState {
  let [snapshot] = initialTransition(helocMachine)
  for (const type of machineEvents({ profile, application, step })) {
    ;[snapshot] = transition(helocMachine, snapshot, { type })
  }
  return snapshot.value as MachineState
}

/** The screen of the state the application is in; undefined while its loader stands. Fits nextDestination's `machine`. */
export const machineDestination = (profile: ProfileBody, application: ApplicationBody, step?: string): string | undefined =>
  screenOfState(machineStateFor(profile, application, step), application)

/** The screen for a step: the domain's table, and its state machine, fetched only when the table has no row. */
import { type ApplicationBody, type Destination, destinationFor, nextDestination, type ProfileBody } from '@hearthline/domain/routing'

const noMachine = () => undefined

export async function findDestination(
  profile: ProfileBody | undefined,
  application: ApplicationBody | undefined,
  step: string,
): Promise<Destination> {
  const warn = (message: string) => console.warn(message)
  const mapped = profile && application && destinationFor(step, application)
  if (mapped) return mapped
  const machine = application ? (await import('@hearthline/domain')).machineDestination : noMachine
  return nextDestination({ profile, application, step, machine, warn })
}
